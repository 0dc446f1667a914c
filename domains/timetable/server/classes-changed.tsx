import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findEnrolmentsWithPeople } from "#domains/seats/server/queries.ts";
import { findStaff } from "#domains/staff/server/queries.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { fillText } from "#shared/fill-text.ts";
import { type ClassNews, readNews } from "./class-news.ts";
import { newsOf } from "./tell-of-changes.ts";

/** Changed classes of a batch, and the student or teacher to tell. */
interface Told {
  changed: ClassNews;
  name: string;
  email: string;
  /** A student's. */
  locale?: string;
  page: "classroom" | "office";
}

/**
 * Tells a student or teacher of changes in the classes of a batch, as the classes are now: nothing is sent about a
 * change that a later one has made outdated, nor to a person whose seat is gone.
 */
export const classesChanged = defineEmail({
  kind: "classes-changed",
  pool: "classes",
  find: findTold,
  to: ({ name, email, locale }) => ({ name, email, ...(locale === undefined ? {} : { locale }) }),
  facts: ({ changed, name, page }, { siteUrl }) => {
    const path = page === "office" ? `/admin/batches/${changed.batchId}/timetable` : "/classroom";
    const { batch, course, lines, joinUrl } = changed;
    return { name, batch, course, lines, joinUrl, page, pageUrl: `${siteUrl}${path}` };
  },
  samples: (typed) => {
    const [batch, course] = [typed("MERN Evening"), typed("MERN Full Stack Web Development")];
    const moved = {
      ...{ name: typed("Ayesha Khan"), batch, course, page: "classroom" as const },
      lines: [
        typed(
          "Moved: the class of Friday 27 November, 7:00 PM – 8:30 PM (Pakistan time) is now on Saturday 28 November, 5:00 PM – 6:30 PM (Pakistan time).",
        ),
      ],
      joinUrl: "https://darsgah.example/classroom/join/5f6c0f5e",
      pageUrl: "https://darsgah.example/classroom",
    };
    const cancelled = typed("Cancelled: the class of Friday 27 November, 7:00 PM – 8:30 PM (Pakistan time).");
    const pageUrl = "https://darsgah.example/admin/batches/mern-evening/timetable";
    return {
      "classes, one moved": moved,
      "classes, one cancelled": { ...moved, lines: [cancelled], joinUrl: null },
      "classes, to the teacher": { ...moved, name: typed("Hamza Rafiq"), page: "office" as const, pageUrl },
    };
  },
  view: ({ name, batch, course, lines, joinUrl, page, pageUrl }, { words }) => {
    const { changed } = words.classes;
    const isJoined = joinUrl !== null && page === "classroom";
    return {
      subject: fillText(changed.subject, { batch, course }),
      preview: lines[0] ?? "",
      heading: changed.heading,
      brief: {
        lines,
        action: { label: isJoined ? changed.join : changed[page], href: isJoined ? joinUrl : pageUrl },
      },
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{fillText(changed.text, { batch })}</Paragraph>
          {lines.map((line) => (
            <Paragraph key={line}>{line}</Paragraph>
          ))}
          <PageButton href={isJoined ? joinUrl : pageUrl}>{isJoined ? changed.join : changed[page]}</PageButton>
          <Signature />
          <SmallPrint>{changed.note}</SmallPrint>
        </>
      ),
    };
  },
});

async function findTold(deps: EmailDeps, abouts: string[]): Promise<Map<string, Told>> {
  const asked = abouts.map((about) => ({ about, ...newsOf(about) }));
  const changes = asked.map(({ changeId }) => changeId);
  const news = await readNews(deps, changes);
  const seats = await findEnrolmentsWithPeople(
    deps.database,
    asked.flatMap(({ enrolmentId }) => enrolmentId ?? []),
  );
  const members = await findStaff(deps.database);
  const told = asked.flatMap(({ about, changeId, enrolmentId, userId }): [string, Told][] => {
    const changed = news.get(changeId);
    if (!changed) return [];
    const seat = seats.find(({ enrolment }) => enrolment.id === enrolmentId && enrolment.state === "active");
    if (seat?.person.email) {
      const { name, email, locale } = seat.person;
      return [[about, { changed, name, email, locale, page: "classroom" }]];
    }
    const member = members.find((one) => one.userId === userId);
    return member ? [[about, { changed, name: member.name, email: member.email, page: "office" }]] : [];
  });
  return new Map(told);
}
