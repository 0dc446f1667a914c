import { createHmac } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { opensAt, phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findOwnSeats } from "#domains/money/server/own-seats.ts";
import type { BatchClass } from "#domains/timetable/server/class-with-batch.ts";
import { requireClassOfBatch } from "#domains/timetable/server/class-with-batch.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { byBatch, ofClass, query } from "#server/verb.ts";
import { plainText } from "#shared/clean-text.ts";
import { day, hour } from "#shared/durations.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { type Arrival, arrive } from "./arrive.ts";
import { findClassesBetween } from "./queries.ts";
import { requireBegun } from "./require-begun.ts";

/** Time the screen shows a code, in seconds. It counts for one such time more: for a minute from its first second. */
const shownFor = 30;
const countsFor = 2;
/** Time an expired code is still recognised, counted in codes. */
const knownFor = hour / (shownFor * 1000);

interface CodeDeps {
  database: Database;
  /** The program's secret: every process makes the same codes of it, and none is stored. */
  secret: string;
  clock: () => Date;
  site: () => Site;
}

/** Makes the codes of a class, as RFC 6238 does. */
const codesOf = (secret: string, classId: string) => {
  const key = createHmac("sha256", secret).update(`check-in:${classId}`).digest();
  return new TOTP({ secret: new Secret({ buffer: Uint8Array.from(key).buffer }), digits: 6, period: shownFor });
};

/**
 * The code that a class's screen shows now, and for how many milliseconds more. Throws `not_found`, and `conflict` for a
 * class that has not opened, is over or cancelled.
 */
export const showCheckIn = query(
  { may: ofClass, scope: byBatch },
  async ({ database, secret, clock, site }: CodeDeps, batchId: string, classId: string) => {
    const { batchClass, batch } = await requireClassOfBatch(database, batchId, classId);
    const now = clock();
    requireBegun(batchClass, now, site());
    if (phaseOf(batchClass, now) === "over") throw new AppError("conflict", "checkIn.over");
    const codes = codesOf(secret, batchClass.id);
    const timestamp = now.getTime();
    return { batchClass, batch, code: codes.generate({ timestamp }), changesIn: codes.remaining({ timestamp }) };
  },
);

interface CheckInDeps extends CodeDeps {
  checkInLimiter: RateLimiter;
}

/**
 * Marks a signed-in student as there, by the code on the screen of their class. Throws `throttled` before anything is
 * read, `forbidden` without a seat, and `invalid` for a code that is over, of a class to come or that has ended, of
 * another batch, or of none.
 */
export async function checkIn(deps: CheckInDeps, user: User, typed: string): Promise<Arrival> {
  const { database, clock, checkInLimiter } = deps;
  refuseWhile(await checkInLimiter.take(user.id), "limit.checkIns");
  const code = plainText(typed).replace(/\D/g, "");
  const seats = (await findOwnSeats(database, user, clock())).filter(({ state }) => state === "active");
  if (seats.length === 0) throw new AppError("forbidden", "checkIn.noSeat");
  const now = clock();
  const near = await findClassesBetween(database, new Date(now.getTime() - day), new Date(now.getTime() + day));
  const known = near.flatMap((batchClass) => {
    const age = ageOf(codesOf(deps.secret, batchClass.id), code, now);
    return age === null ? [] : [{ batchClass, isOver: age >= countsFor }];
  });
  const seatOf = (batchClass: BatchClass) => seats.find(({ batchId }) => batchId === batchClass.batchId);
  const own = known.filter(({ batchClass }) => seatOf(batchClass) !== undefined);
  const good = own.find(({ batchClass, isOver }) => !isOver && phaseOf(batchClass, now) === "open");
  const seat = good && seatOf(good.batchClass);
  if (!good || !seat) throw refusalOf(own[0] ?? null, known.length > 0, deps, now);
  const arrival = await arrive(deps, user, { batchClass: good.batchClass, enrolmentId: seat.id, source: "code" });
  await checkInLimiter.giveBack(user.id);
  return arrival;
}

/** The number of codes shown since this one; null for one that was not shown within an hour. */
function ageOf(codes: TOTP, code: string, now: Date): number | null {
  if (code.length !== codes.digits) return null;
  for (let age = 0; age < knownFor; age += 1)
    if (codes.generate({ timestamp: now.getTime() - age * shownFor * 1000 }) === code) return age;
  return null;
}

function refusalOf(
  own: { batchClass: BatchClass; isOver: boolean } | null,
  isOfAnother: boolean,
  { site }: Pick<CheckInDeps, "site">,
  now: Date,
): AppError {
  if (!own) return new AppError("invalid", isOfAnother ? "checkIn.otherBatch" : "checkIn.wrong");
  const { batchClass, isOver } = own;
  const phase = phaseOf(batchClass, now);
  if (phase === "over") return new AppError("invalid", "checkIn.over");
  if (phase !== "early") return new AppError("invalid", isOver ? "checkIn.old" : "checkIn.wrong");
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const time = shownTime(opensAt(batchClass), "minute", timeZone, messages.language.lang).words;
  return new AppError("invalid", "checkIn.early", { values: { time } });
}
