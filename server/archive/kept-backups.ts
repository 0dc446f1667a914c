import { day } from "#shared/durations.ts";

/** The newest backup of each of the last 7 days, of the last 4 weeks and of the last 3 months stays: 90 days at most. */
const kept = [
  { spans: 7, length: day },
  { spans: 4, length: 7 * day },
  { spans: 3, length: 30 * day },
];

/** A backup by the time at which it was made. */
interface Made {
  madeAt: Date;
}

/**
 * The backups that are kept no longer at `now`. Time is counted in whole days since 1970, so that each night decides as
 * the one before; the newest backup always stays.
 */
export function backupsToRemove<Backup extends Made>(backups: Backup[], now: Date): Backup[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const staying = new Set(newestFirst.slice(0, 1));
  for (const { spans, length } of kept) {
    const spanOf = (time: Date) => Math.floor(time.getTime() / length);
    const filled = new Set<number>();
    for (const backup of newestFirst) {
      const span = spanOf(backup.madeAt);
      if (spanOf(now) - span >= spans || filled.has(span)) continue;
      filled.add(span);
      staying.add(backup);
    }
  }
  return newestFirst.filter((backup) => !staying.has(backup));
}
