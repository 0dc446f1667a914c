import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findSeatsOf } from "#domains/money/server/own-seats.ts";
import { type ClassNews, findClassNews } from "#domains/talk/server/class-news.ts";
import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { ClassroomLinks, Greeting, MailLink, PageButton, Paragraph, SmallPrint } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime, sampleUntil } from "#server/mail/samples.ts";
import { day } from "#shared/durations.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { dueSoon, morningPurpose } from "./morning-emails.ts";
import { findMorningReader, wantsMorningEmail } from "./morning-queries.ts";
import { findOwnWeek } from "./own-week.ts";

/** Lifetime of the link that switches the email off, in milliseconds. */
const linkLife = 90 * day;

/** Maximum number of new things named. */
const mostFresh = 8;

/** A student's day; hours in the institute's time. */
interface MorningFacts {
  name: string;
  /** The name of the zone of the hours. */
  zone: string;
  classes: {
    id: string;
    title: string;
    batch: string;
    teacher: string;
    isCancelled: boolean;
    from: { words: string };
    to: { words: string };
  }[];
  due: { title: string; course: string; due: { words: string } }[];
  /** What is new since the day before; changed classes, answers, announcements and most grades have emails of their own. */
  fresh: { is: Exclude<ClassNews["is"], "change" | "answer">; title: string; batch: string }[];
  pageUrl: string;
  joinUrl: (classId: string) => string;
  /** The page where the email is switched off. */
  switchUrl: string;
}

/**
 * Tells a student in the morning of today's classes and of work that is due, by the person's id and the day: the week as
 * it is when the email is sent. None is sent on a later day, once it is switched off, or with nothing left to report.
 */
export const studentMorning = defineEmail({
  kind: "student-morning",
  pool: null,
  find: async (deps: EmailDeps, abouts) => {
    const mornings = await Promise.all(abouts.map((about) => findMorning(deps, about)));
    return new Map(mornings.flatMap((morning, at) => (morning ? [[abouts[at] ?? "", morning] as const] : [])));
  },
  isDue: ({ classes, due, fresh }) => classes.length + due.length + fresh.length > 0,
  to: ({ reader }) => reader,
  facts: async (
    { personId, reader, classes, due, fresh, now },
    { site, siteUrl, addressOf, signedTokens },
  ): Promise<MorningFacts> => {
    const key = await signedTokens.sign(morningPurpose, personId, new Date(now.getTime() + linkLife));
    return {
      ...{ name: reader.name, classes, due, fresh },
      zone: spokenZone(now, site().content.company.hours.timeZone, site().messages.language.lang),
      pageUrl: addressOf("/lms"),
      joinUrl: (classId) => `${siteUrl}/classroom/join/${classId}`,
      switchUrl: `${siteUrl}/classroom/morning-email?key=${key}`,
    };
  },
  unsubscribeUrl: ({ switchUrl }) => switchUrl,
  samples: (typed, locale) => {
    const morning = sampleMorning(typed, locale);
    const cancelled = morning.classes.map((one) => ({ ...one, isCancelled: true }));
    return {
      "morning, classes and work": morning,
      "morning, cancelled": { ...morning, classes: cancelled, due: [] },
      "morning, work alone": { ...morning, classes: [], fresh: [] },
      "morning, news alone": { ...morning, classes: [], due: [] },
    };
  },
  view: ({ zone, classes, due, fresh, name, pageUrl, joinUrl, switchUrl }, { words }) => {
    const {
      subjects,
      preview,
      heading,
      text,
      cancelled,
      join,
      dueLabel,
      dueText,
      kinds,
      freshText,
      button,
      off,
      ...more
    } = words.classroom.morning;
    const held = classes.filter(({ isCancelled }) => !isCancelled);
    const [first = classes[0]] = held;
    const left = fresh.length - mostFresh;
    const withoutClass = () =>
      due.length > 0 ? fillCount(subjects.due, due.length) : fillCount(subjects.fresh, fresh.length);
    return {
      subject: first
        ? fillText(held.length > 0 ? subjects.classes : subjects.cancelled, {
            title: first.title,
            from: first.from.words,
          })
        : withoutClass(),
      preview,
      heading,
      body: (
        <>
          <Greeting name={name} otherwise="student" />
          <Paragraph>{fillText(text, { zone })}</Paragraph>
          <PageButton href={pageUrl}>{button}</PageButton>
          <FactTable>
            {classes.map(({ id, title, batch, teacher, isCancelled, from, to }) => (
              <Fact key={id} label={fillText(words.classroom.morning.hours, { from: from.words, to: to.words })}>
                {fillText(isCancelled ? cancelled : words.classroom.morning.class, { title, batch, teacher })}
                {isCancelled ? null : (
                  <>
                    {" "}
                    <MailLink href={joinUrl(id)} inText="address">
                      {join}
                    </MailLink>
                  </>
                )}
              </Fact>
            ))}
            {due.map(({ title, course, due: { words: until } }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
              <Fact key={at} label={dueLabel}>
                {fillText(dueText, { title, course, until })}
              </Fact>
            ))}
            {fresh.slice(0, mostFresh).map(({ is, title, batch }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once
              <Fact key={at} label={kinds[is]}>
                {fillText(freshText, { title, batch })}
              </Fact>
            ))}
          </FactTable>
          {left > 0 ? <Paragraph>{fillCount(more.fresh, left)}</Paragraph> : null}
          <ClassroomLinks />
          <SmallPrint>
            <MailLink href={switchUrl} inText="action">
              {off}
            </MailLink>
          </SmallPrint>
        </>
      ),
    };
  },
});

async function findMorning(deps: EmailDeps, about: string) {
  const { database, site, clock } = deps;
  const now = clock();
  const { timeZone } = site().content.company.hours;
  const [personId = "", today = ""] = about.split(".");
  const reader = today === dayOf(now, timeZone) && (await findMorningReader(database, personId));
  if (!reader || !(await wantsMorningEmail(database, personId))) return null;
  const seats = await findSeatsOf(database, personId, now);
  const week = await findOwnWeek(deps, seats, now);
  const classes = week.classes.filter(({ from }) => dayOf(new Date(from.iso), timeZone) === today);
  const due = week.due.filter(({ due: { iso } }) => new Date(iso).getTime() < now.getTime() + dueSoon);
  const happened = await findClassNews(database, { personId, since: new Date(now.getTime() - day), now });
  const batches = new Map(seats.map(({ batchId, batch }) => [batchId, batch]));
  const fresh = happened.flatMap(({ is, title, batch, isMailed }) =>
    is === "change" || is === "answer" || isMailed ? [] : [{ is, title, batch: batches.get(batch) ?? batch }],
  );
  return { personId, reader, classes, due, fresh, now };
}

function sampleMorning(typed: Typed, locale: Locale): MorningFacts {
  const zone = "Asia/Karachi";
  const hour = (iso: string) => ({ words: clockTime(new Date(iso), zone, locale) });
  const sample = {
    ...{ id: "5f6c0f5e-0000-4000-8000-000000000000", title: typed("Express routes"), batch: typed("MERN Evening") },
    ...{ teacher: typed("نور فاطمہ"), isCancelled: false },
    ...{ from: hour("2026-03-02T14:00:00Z"), to: hour("2026-03-02T15:30:00Z") },
  };
  const until = { words: sampleUntil(locale) };
  return {
    ...{
      name: typed("Ayesha Khan"),
      zone: spokenZone(sampleTime, zone, locale),
      classes: [sample],
      fresh: [
        { is: "grade", title: typed("A shop's API"), batch: typed("MERN Evening") },
        { is: "recording", title: typed("Express routes"), batch: typed("MERN Evening") },
      ],
      pageUrl: sampleLink,
      switchUrl: sampleLink,
    },
    due: [{ title: typed("A shop's API"), course: typed("MERN Full Stack"), due: until }],
    joinUrl: () => sampleLink,
  };
}
