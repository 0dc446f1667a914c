import type { NamedBatch } from "#domains/catalogue/server/queries.ts";
import { nextClassOf } from "#domains/timetable/server/next-class.ts";
import { countHeldClasses } from "#domains/timetable/server/queries.ts";
import type { Database } from "#server/db/client.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";

/** A batch that has begun: the number of its classes that were held, and its next class as text, if there is one. */
export interface UnderWay {
  held: number;
  next: string | null;
}

/** How far a batch is, for somebody who joins it now; null before its first day and after its last. */
export async function underWayOf(
  database: Database,
  batch: NamedBatch | null,
  { timeZone, now, locale }: { timeZone: string; now: Date; locale?: Locale },
): Promise<UnderWay | null> {
  const today = dayOf(now, timeZone);
  if (!batch || batch.startDate > today || batch.endDate < today) return null;
  const next = (await nextClassOf(database, [batch], { timeZone, now })).get(batch.id);
  return {
    held: await countHeldClasses(database, batch.id, now),
    next: next ? shownTime(next.from, "minute", timeZone, locale).words : null,
  };
}
