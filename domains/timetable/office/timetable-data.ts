import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { showTimetable } from "#domains/timetable/server/manage-timetable.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { commaIn, type Locale } from "#shared/formats/formats.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { zonedText } from "#ui/form/zoned-time.ts";
import { shortDay } from "#ui/office/times.ts";
import type { ShownClass } from "./class-form.tsx";
import type { ShownWeek } from "./class-weeks.tsx";
import { mondayOf, type RuleTexts, ruleTexts } from "./rule-fields.ts";

interface Telling {
  site: Pick<Site, "content" | "messages">;
  now: Date;
  /** Makes the id that an act's form carries. */
  newId: () => string;
  /** The number of students who are told of a change. */
  people: number;
  /** The classes whose meeting can be opened now. */
  open: string[];
}

/** The timetable of a batch as its screen shows it. */
export function timetableData(
  { batch, rule, classes, teachers, closed }: Awaited<ReturnType<typeof showTimetable>>,
  { site: { content, messages }, now, newId, people, open }: Telling,
) {
  const { company } = content;
  const { lang } = messages.language;
  const timeZone = rule?.timeZone ?? company.hours.timeZone;
  const next = classes.find(({ endsAt, isCancelled }) => !isCancelled && endsAt > now);
  const fieldOf = (moment: Date) => zonedText(moment, timeZone).split("T");
  const shown = classes.map((one): ShownClass => {
    const { id, startsAt, endsAt, teacher, teacherId, title, meetingUrl, ruleDay } = one;
    const [day = "", from = ""] = fieldOf(startsAt);
    const origin = one.isChanged ? "changed" : "rule";
    const under = startsAt <= now ? "now" : "next";
    const ahead = one === next ? under : "coming";
    return {
      ...{ id, seen: one.changedAt.toISOString(), isCancelled: one.isCancelled, cancelReason: one.cancelReason },
      day: dayInWords(startsAt, timeZone, "without year", lang),
      hours: fillText(messages.admin.timetable.list.hours, {
        ...{ from: clockTime(startsAt, timeZone, lang), to: clockTime(endsAt, timeZone, lang) },
      }),
      fields: {
        ...{ day, startsAt: from, endsAt: fieldOf(endsAt)[1] ?? "", teacherId: teacherId ?? "" },
        ...{ title: title ?? "", meetingUrl: meetingUrl ?? "" },
      },
      teacher,
      state: endsAt <= now ? "past" : ahead,
      isOpen: open.includes(id),
      origin: ruleDay === null ? "extra" : origin,
    };
  });
  const { rule: ruleWords } = messages.admin.timetable;
  const days = ({ name, from, until }: (typeof closed)[number]) =>
    fillText(ruleWords.closedDays, { name, from: formatDay(from, lang), until: formatDay(until, lang) });
  const proposal: RuleTexts = { timeZone, fromDay: batch.startDate, untilDay: batch.endDate };
  return {
    texts: rule ? ruleTexts(rule) : proposal,
    version: rule?.version ?? 0,
    meetingUrl: rule?.meetingUrl ?? "",
    batchId: batch._id,
    words: rule && [daysIn(lang, batch.schedule), timingIn(lang, batch.timing, timeZone, now)].join(commaIn(lang)),
    coming: weeksOf(
      shown.filter(({ state }) => state !== "past"),
      lang,
    ),
    past: weeksOf(
      shown.filter(({ state }) => state === "past"),
      lang,
    ),
    closed: closed.length > 0 ? fillText(ruleWords.closed, { holidays: closed.map(days).join("; ") }) : null,
    zone: spokenZone(now, timeZone, lang),
    teachers,
    people,
    several: {
      ...{ id: newId(), people, fromDay: dayOf(now, timeZone), untilDay: rule?.untilDay ?? batch.endDate },
      days: shown.filter(({ state, isCancelled }) => state !== "past" && !isCancelled).map(({ fields }) => fields.day),
    },
    extra: {
      id: newId(),
      fields: { startsAt: rule?.startsAt ?? "", endsAt: rule?.endsAt ?? "", teacherId: batch.teacherId ?? "" },
    },
  };
}

function weeksOf(classes: ShownClass[], lang: Locale): ShownWeek[] {
  const weeks = Map.groupBy(classes, ({ fields }) => mondayOf(fields.day));
  return [...weeks].map(([monday, ofWeek]) => ({ monday, name: shortDay(monday, lang), classes: ofWeek }));
}
