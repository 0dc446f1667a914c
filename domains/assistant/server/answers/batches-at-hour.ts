import { Temporal } from "temporal-polyfill";
import zones from "#domains/assistant/server/answers/data/zones.json" with { type: "json" };
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { firstClass } from "#domains/timetable/server/class-hours.ts";

/** The words for a part of the day, and the hours at which it begins and ends. */
const partsOfDay = [
  { words: ["morning", "mornings", "subah", "am"], from: 5, to: 12 },
  { words: ["afternoon", "afternoons", "noon", "dopahar"], from: 12, to: 17 },
  { words: ["evening", "evenings", "sham", "shaam"], from: 17, to: 24 },
  { words: ["night", "nights", "late", "raat", "tonight"], from: 20, to: 24 },
  { words: ["pm"], from: 12, to: 24 },
];
const numbers = ["ek", "do", "teen", "char", "panch", "chay", "saat", "aath", "nau", "das", "gyarah", "barah"];
const later = ["after", "baad", "later", "past", "finish", "ends", "free", "farigh", "chutti", "home"];
const sooner = ["before", "pehle", "until", "till"];
/** The earliest hour that "din" ("by day") puts in the morning. */
const daytime = 7;
/** How far from the hour in question a class may begin, in hours. */
const near = 1;

/** The hours at which a batch in question begins. */
type Span = { from: number; to: number };

/**
 * The batches that begin at the time of day which the words of a question name ("after 9 pm", "subah", "raat 9 baje"), by
 * the clock of the place in question or the institute's; all of them if the words name none.
 */
export function batchesAtHour(batches: Batch[], words: string[], { timeZone, today }: Clock): Batch[] {
  const named = spanIn(words);
  if (!named) return batches;
  const ahead = hoursAhead(words, { timeZone, today });
  return batches.filter((batch) => {
    const begins = hourOf(batch, timeZone);
    return begins !== null && begins >= named.from + ahead && begins < named.to + ahead;
  });
}

interface Clock {
  /** Of the institute. */
  timeZone: string;
  /** An ISO date. */
  today: string;
}

function spanIn(words: string[]): Span | null {
  const part = partsOfDay.find((one) => words.some((word) => one.words.includes(word.replace(/^\d+/, ""))));
  const hour = hourIn(words, part);
  if (hour === null) return part ?? null;
  if (words.some((word) => later.includes(word))) return { from: hour, to: 24 };
  if (words.some((word) => sooner.includes(word))) return { from: 0, to: hour };
  return { from: hour - near, to: hour + near + 0.01 };
}

/** The hour in the part of the day; in the second half of the day if the words name no part. */
function hourIn(words: string[], part: Span | undefined): number | null {
  const word =
    words.find((one) => /^\d{1,2}(?:am|pm)?$/.test(one)) ?? words.find((one, at) => isHour(one, words[at + 1]));
  if (word === undefined) return null;
  const named = numbers.indexOf(word) + 1;
  const hour = named > 0 ? named : Number.parseInt(word, 10);
  if (hour > 12 || hour < 1) return hour > 12 && hour < 24 ? hour : null;
  const isMorning = part ? part.to <= 12 : words.includes("din") && hour >= daytime;
  return (hour % 12) + (isMorning ? 0 : 12);
}

const isHour = (word: string, next: string | undefined) => numbers.includes(word) && next === "baje";

function hourOf({ timing, startDate }: Batch, timeZone: string): number | null {
  const first = firstClass({ timing, startDate }, timeZone);
  if (!first) return null;
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(first.from.getTime()).toZonedDateTimeISO(timeZone);
  return hour + minute / 60;
}

const zoneOf = new Map(Object.entries(zones).flatMap(([zone, places]) => places.split(" ").map((one) => [one, zone])));

/** The hours by which the institute's clock is ahead of that of a place in the words. */
function hoursAhead(words: string[], { timeZone, today }: Clock): number {
  const zone = words.map((word) => zoneOf.get(word)).find((one) => one !== undefined);
  if (zone === undefined) return 0;
  const noon = Temporal.PlainDate.from(today).toPlainDateTime("12:00");
  const offset = (one: string) => noon.toZonedDateTime(one).offsetNanoseconds / 3.6e12;
  return offset(timeZone) - offset(zone);
}
