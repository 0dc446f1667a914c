import { z } from "zod";
import { because } from "#shared/because.ts";
import { cleanText, plainText } from "#shared/clean-text.ts";
import { day as oneDay } from "#shared/durations.ts";
import { day, line, numberAsTyped, timeZone } from "#shared/fields.ts";
import { readLink } from "#shared/read-link.ts";

const clock = z
  .string()
  .overwrite(plainText)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please choose a time.");

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:" && !/[\s\p{Cc}]/u.test(address);
}

/** The place where a class meets; empty for none of its own. */
const meetingAddress = z
  .string()
  .overwrite(readLink)
  .max(500, "Please keep this under 500 characters.")
  .refine((address) => address === "" || isHttps(address), "The address must begin with https://.")
  .transform((address) => address || null)
  .nullable();

/** The meeting address of a batch, as its teacher sets it; `seen` is the one that the page showed. */
export const batchMeeting = z.strictObject({ meetingUrl: meetingAddress, seen: z.string().max(500) });
export type BatchMeeting = z.infer<typeof batchMeeting>;

/** A server for meetings: an https address without a path's end, a query or a password; empty for none. */
export const meetingServer = meetingAddress.refine(
  (address) => address === null || /^https:\/\/[^?#@\\]+$/.test(address),
  "Please write only the server's address, such as https://meet.jit.si.",
);

const typedId = z
  .string()
  .trim()
  .max(300, because("field.tooLong"))
  .regex(/^[\x21-\x7e]{4,}$/, because("field.meetingKey"));

/** An account in which the program makes meetings. Fields named `secret` are never sent back. */
export const meetingAccount = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("zoom"),
    accountId: typedId,
    clientId: typedId,
    secret: z.strictObject({ client: typedId }),
  }),
  z.strictObject({
    kind: z.literal("google"),
    clientId: typedId.endsWith(".apps.googleusercontent.com", because("field.googleClient")),
    secret: z.strictObject({ client: typedId, refresh: typedId }),
  }),
]);

export type MeetingAccount = z.infer<typeof meetingAccount>;

/**
 * Why an account made no meeting: the service cannot be reached, fails or limits, knows another ID, secret, account or
 * token, does not permit it, or is not switched on there; "locked": the program cannot read the account's secret.
 */
export const meetingTroubles = [
  ...(["no answer", "failed", "busy", "wrong client", "wrong account", "wrong token"] as const),
  ...(["not allowed", "switched off", "locked"] as const),
] as const;

export type MeetingTrouble = (typeof meetingTroubles)[number];

const rangeName = z
  .string()
  .overwrite(cleanText)
  .max(60, "Please keep this under 60 characters.")
  .regex(/^\P{Cc}*$/u, "Please write this on one line.");

/** A range of days with other hours than the rule's, perhaps with a name; both days inclusive. */
const exception = z
  .object({ name: rangeName, from: day, until: day, startsAt: clock, endsAt: clock })
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "The last day cannot be before the first." });

/** Hours of their own on a weekday, from 1 for Monday. */
const dayHours = z.object({
  weekday: numberAsTyped(z.int("Please choose a day.").min(1).max(7)),
  startsAt: clock,
  endsAt: clock,
});

export type DayHours = z.infer<typeof dayHours>;

/** The longest holidays, in days. */
const longestClosure = 100;

const lengthInDays = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / oneDay + 1;

/** A range of days without a class, perhaps with a name; both days inclusive. */
const closure = z
  .object({ name: rangeName, from: day, until: day })
  .refine(({ from, until }) => from <= until, { path: ["until"], error: "The last day cannot be before the first." })
  .refine(({ from, until }) => lengthInDays(from, until) <= longestClosure, {
    path: ["until"],
    error: `Please choose ${longestClosure} days at most.`,
  });

export type Closure = z.infer<typeof closure>;

/** The most holidays of the institute at once. */
export const longestHolidayList = 100;

/** Holidays of the whole institute, or of one branch; both days inclusive. */
const holiday = closure.safeExtend({
  name: z
    .string()
    .overwrite(cleanText)
    .min(1, "Please write its name.")
    .max(60, "Please keep this under 60 characters.")
    .regex(/^\P{Cc}*$/u, "Please write this on one line."),
  /** Null for every branch, and for what is online. */
  branchId: z.string().max(40).nullable(),
});

export type Holiday = z.infer<typeof holiday>;

/** The institute's holidays that are not over. */
export const holidayList = z
  .array(holiday)
  .max(longestHolidayList, `Please keep this to ${longestHolidayList} at most.`);

/** The repetition of a batch's classes, as staff enter it. Hours are by the clock of `timeZone`. */
export const timetableRule = z.object({
  /** ISO weekdays, from 1 for Monday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, "Please choose at least one weekday.")
    .transform((days) => [...new Set(days)].sort((one, other) => one - other)),
  startsAt: clock,
  endsAt: clock,
  timeZone,
  fromDay: day,
  untilDay: day,
  /** The days without a class. */
  holidays: z
    .array(day)
    .max(400, "Please choose fewer holidays.")
    .transform((days) => [...new Set(days)].sort()),
  /** The same as ranges with names, for those that have one. */
  closures: z.array(closure).max(60, "Please choose fewer holidays.").nullish(),
  exceptions: z.array(exception).max(12),
  /** The weekdays with hours of their own; a range with other hours goes before them. */
  dayHours: z.array(dayHours).max(6).nullish(),
  /** The addition to the hours, in brackets; empty for none. */
  note: z
    .string()
    .trim()
    .max(60, "Please keep this under 60 characters.")
    .regex(/^[^()\p{Cc}]*$/u, "Please write this without brackets."),
  meetingUrl: meetingAddress,
});

export type TimetableRule = z.infer<typeof timetableRule>;

/** A class as staff enter it: a day and hours by the clock of the batch's rule. */
export const classFields = z
  .object({
    day,
    startsAt: clock,
    endsAt: clock,
    /** Who gives it, chosen from the list of teachers; or the name of one who is not in it yet. */
    teacherId: z.union([z.literal("").transform(() => undefined), z.uuid()]).optional(),
    teacher: z.union([z.literal("").transform(() => undefined), line(120)]).optional(),
    /** Its subject; empty for none in particular. */
    title: z
      .string()
      .trim()
      .max(160, "Please keep this under 160 characters.")
      .transform((title) => title || null),
    meetingUrl: meetingAddress,
  })
  .refine(({ teacherId, teacher }) => teacherId !== undefined || teacher !== undefined, {
    path: ["teacherId"],
    error: "Please choose a teacher.",
  });

export type ClassFields = z.infer<typeof classFields>;

/** The reason why a class is cancelled; empty for none. */
export const cancelReason = z
  .string()
  .trim()
  .max(300, "Please keep this under 300 characters.")
  .transform((reason) => reason || null);

/** Upcoming classes of a batch, by the clock of its rule: those of a weekday, or all, from one day to another. */
export const classRange = z.object({
  /** An ISO weekday, from 1 for Monday; null for every day. */
  weekday: z
    .union([z.literal("").transform(() => null), z.coerce.number().int().min(1).max(7)])
    .nullable()
    .default(null),
  fromDay: day,
  untilDay: day,
});

const inOrder = ({ fromDay, untilDay }: { fromDay: string; untilDay: string }) => fromDay <= untilDay;
const notInOrder = { path: ["untilDay"], error: "The last day cannot be before the first." };

const farthest = 12 * 60;
const minutesWrong = `Please enter minutes, from 1 to ${farthest}; with a minus, classes begin earlier.`;

/** How much later classes begin, in minutes; below 0 for earlier. */
export const minutesToMove = z
  .int(minutesWrong)
  .min(-farthest, minutesWrong)
  .max(farthest, minutesWrong)
  .refine((minutes) => minutes !== 0, minutesWrong);

/** Classes to move at once, all by the same number of minutes. */
export const classesToMove = classRange
  .extend({ minutes: numberAsTyped(minutesToMove, { signed: true }) })
  .refine(inOrder, notInOrder);

/** Classes to cancel at once, for one reason. */
export const classesToCancel = classRange.extend({ reason: cancelReason }).refine(inOrder, notInOrder);

export type ClassRange = z.infer<typeof classRange>;

/** Holidays and weeks with other hours of a copied timetable: moved with its first day, on their dates, or left out. */
export const holidaysOfCopy = z.enum(["moved", "kept", "none"]);
export type HolidaysOfCopy = z.infer<typeof holidaysOfCopy>;

/** The end of a batch: its last day, inclusive. */
export const batchEnd = z.object({ lastDay: day });
export type BatchEnd = z.infer<typeof batchEnd>;

/** The change to a class, as it is stored and an email tells it; times in ISO 8601, `sessionId` is the class. */
export interface ToldClass {
  sessionId: string;
  what: "added" | "changed" | "cancelled" | "restored" | "left out";
  /** The class's sequence after the change: a later one makes the news outdated. */
  sequence: number;
  /** Its previous state, if that changed. */
  was: { startsAt: string; endsAt: string; teacher: string } | null;
  /** The holiday for which it is left out. */
  holiday?: string;
}

/** Days with other hours than the rule's, such as Ramadan; both days inclusive, times by the rule's clock. */
export interface TimetableException {
  /** Empty for none. */
  name: string;
  from: string;
  until: string;
  startsAt: string;
  endsAt: string;
}
