import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { findReachableStudents } from "./change-queries.ts";
import { type ClassNews, readNews } from "./class-news.ts";

/** The batches of one student or teacher whose classes change with the institute's holidays. */
interface Told {
  changes: ClassNews[];
  name: string;
  email: string;
  /** A student's. */
  locale?: string;
  page: "classroom" | "office";
}

/** Tells a student or teacher once of all their classes that holidays leave out, or put back, as the classes are now. */
export const holidaysChanged = defineEmail({
  kind: "holidays-changed",
  pool: "classes",
  find: findTold,
  to: ({ name, email, locale }) => ({ name, email, ...(locale === undefined ? {} : { locale }) }),
  facts: ({ changes, name, page }, { siteUrl }) => ({
    ...{ name, page, pageUrl: `${siteUrl}${page === "office" ? "/admin" : "/classroom"}` },
    batches: changes.map(({ batch, course, lines }) => ({ batch, course, lines })),
  }),
  samples: (typed) => {
    const lines = [typed("No class on Friday 27 November, 7:00 PM – 8:30 PM (Pakistan time): Eid.")];
    const mern = { batch: typed("MERN Evening"), course: typed("MERN Full Stack Web Development"), lines };
    const student = {
      ...{ name: typed("Ayesha Khan"), page: "classroom" as const, pageUrl: "https://darsgah.example/classroom" },
      batches: [mern, { ...mern, batch: typed("MERN Weekend") }],
    };
    const pageUrl = "https://darsgah.example/admin";
    return {
      "holidays, two batches of a student": student,
      "holidays, to the teacher": { ...student, batches: [mern], page: "office" as const, pageUrl },
    };
  },
  view: ({ name, page, pageUrl, batches }, { words }) => {
    const { holidays } = words.classes;
    const lines = batches.flatMap((one) => one.lines);
    return {
      ...{ subject: holidays.subject, preview: lines[0] ?? "", heading: holidays.heading },
      brief: { lines, action: { label: holidays[page], href: pageUrl } },
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{holidays.text}</Paragraph>
          <PageButton href={pageUrl}>{holidays[page]}</PageButton>
          {batches.map(({ batch, course, lines: ofBatch }) => (
            <div key={`${batch} ${course}`}>
              <Paragraph>
                <strong>{fillText(holidays.batch, { batch, course })}</strong>
              </Paragraph>
              {ofBatch.map((line) => (
                <Paragraph key={line}>{line}</Paragraph>
              ))}
            </div>
          ))}
          <Signature />
          <SmallPrint>{holidays.note}</SmallPrint>
        </>
      ),
    };
  },
});

async function findTold(deps: EmailDeps, abouts: string[]): Promise<Map<string, Told>> {
  const asked = abouts.map((about) => {
    const [kind = "", id = "", changes = ""] = about.split(" ");
    return { about, kind, id, changeIds: changes.split(",").filter(Boolean) };
  });
  const ids = asked.flatMap(({ changeIds }) => changeIds);
  const news = await readNews(deps, ids);
  const seats = await findReachableStudents(deps.database, [...new Set([...news.values()].map((one) => one.batchId))]);
  const members = await findMembers(
    deps.database,
    asked.flatMap(({ kind, id }) => (kind === "teacher" ? id : [])),
  );
  const told = asked.flatMap(({ about, kind, id, changeIds }): [string, Told][] => {
    const all = changeIds.flatMap((changeId) => news.get(changeId) ?? []);
    const member = kind === "teacher" && members.find(({ userId }) => userId === id);
    if (member && all.length > 0)
      return [[about, { changes: all, name: member.name, email: member.email, page: "office" }]];
    const theirs = seats.filter(({ personId }) => kind === "student" && personId === id);
    const changes = all.filter(({ batchId }) => theirs.some((seat) => seat.batchId === batchId));
    const [seat] = theirs;
    return seat?.email && changes.length > 0
      ? [[about, { changes, name: seat.name, email: seat.email, locale: seat.locale, page: "classroom" }]]
      : [];
  });
  return new Map(told);
}
