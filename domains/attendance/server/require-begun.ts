import { opensAt, phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { BatchClass } from "#domains/timetable/server/class-with-batch.ts";
import { AppError } from "#server/app-error.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";

/** Throws `conflict` for a class that has not opened yet or is cancelled: no one was there. */
export function requireBegun(batchClass: BatchClass, now: Date, site: Site): void {
  const phase = phaseOf(batchClass, now);
  if (phase === "cancelled") throw new AppError("conflict", "attendance.cancelled");
  if (phase !== "early") return;
  const { timeZone } = site.content.company.hours;
  const time = (locale: Locale) => shownTime(opensAt(batchClass), "minute", timeZone, locale).words;
  throw new AppError("conflict", "attendance.early", { values: { time } });
}
