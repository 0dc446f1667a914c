import { mailTo, wordTo } from "#domains/attendance/office/word-to.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import type { showTaughtClasses } from "#domains/overview/server/taught-classes.ts";
import { minute } from "#shared/durations.ts";
import { fillCount } from "#shared/fill-text.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { OfficeWords } from "#shared/words.ts";

type Taught = Awaited<ReturnType<typeof showTaughtClasses>>;

interface Telling {
  now: Date;
  timeZone: string;
  lang: Locale;
  /** The words and addresses of a message to a student, by their language. */
  inLanguage: KnowsLanguages["inLanguage"];
  /** The numbers that want no chat texts. */
  stopped: ReadonlySet<string>;
  words: Pick<OfficeWords, "attendance" | "today">;
}

/** The open tasks of a teacher, as the first screen shows them: classes by their day, today's first. */
export function shownClasses({ classes, next, behind, toGrade }: Taught, telling: Telling) {
  const { now, timeZone, lang } = telling;
  const today = dayOf(now, timeZone);
  const days = Map.groupBy(classes, ({ startsAt }) => dayOf(startsAt, timeZone));
  const shown = (one: Taught["classes"][number]) => shownClass(one, telling);
  const first = next && classes.find(({ id }) => id === next.id);
  return {
    toGrade,
    behind: { all: behind.all, first: behind.first.map((one) => ({ ...one, write: writeTo(one, telling) })) },
    next: next && first && { ...shown(first), ...next, when: whenOf(first, telling), isSoon: isSoon(first, now) },
    days: [...days].map(([key, onDay]) => ({
      key,
      isToday: key === today,
      day: onDay[0] ? dayInWords(onDay[0].startsAt, timeZone, "without year", lang) : key,
      classes: onDay.map(shown),
    })),
  };
}

function shownClass(
  { id, title, batch, phase, isMarked, mayOpen, teacher, isTheirs, isInstead, ...one }: Taught["classes"][number],
  { now, timeZone, lang, words }: Telling,
) {
  const { startsAt, endsAt, opensAt, hasMeeting } = one;
  return {
    ...{ id, title, batch, phase, mayOpen, isInstead: isTheirs && isInstead },
    /** When it opens for who stands in, if it has not. */
    opens:
      isTheirs && isInstead && !mayOpen && opensAt > now
        ? `${dayInWords(opensAt, timeZone, "without year", lang)}, ${clockTime(opensAt, timeZone, lang)}`
        : null,
    /** Who gives it, where that is somebody else. */
    by: isTheirs ? null : teacher,
    state: { open: words.attendance.now, cancelled: words.attendance.cancelled, early: null, over: null }[phase],
    mayStart: mayOpen && phase === "open" && hasMeeting,
    isToMark: phase === "open" || (phase === "over" && !isMarked),
    hours: `${clockTime(startsAt, timeZone, lang)} – ${clockTime(endsAt, timeZone, lang)}`,
  };
}

const minutesTo = (moment: Date, now: Date) => Math.ceil((moment.getTime() - now.getTime()) / minute);

/** Whether a class begins within the hour, or is on: what the screen says of it changes by the minute. */
const isSoon = ({ startsAt }: { startsAt: Date }, now: Date) => minutesTo(startsAt, now) <= 60;

function whenOf({ startsAt }: { startsAt: Date }, { now, timeZone, lang, words }: Telling): string {
  const { next } = words.today;
  if (startsAt <= now) return next.now;
  if (isSoon({ startsAt }, now)) return fillCount(next.inMinutes, minutesTo(startsAt, now));
  const on = dayOf(startsAt, timeZone);
  if (on === dayOf(now, timeZone)) return next.today;
  return dayInWords(startsAt, timeZone, "without year", lang);
}

/** The address that opens a message to a student who fell behind; null without a way to reach them. */
function writeTo(
  { person, batch, language }: Taught["behind"]["first"][number],
  { inLanguage, stopped }: Telling,
): string | null {
  const { subject, text } = wordTo(inLanguage(language), { name: person.name, batch });
  const chat = chatWith(person.phone, text, stopped);
  if (chat && "href" in chat) return chat.href;
  return person.email && mailTo(person.email, subject, text);
}
