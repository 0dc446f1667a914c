import { shownTime } from "#shared/formats/shown-time.ts";
import type { NamedBatch } from "./queries.ts";

/** A batch on an order's page, its first day as text: "1 December 2026". */
export function shownBatch({ name, schedule, timing, startDate }: NamedBatch) {
  return { name, schedule, timing, start: shownTime(new Date(startDate), "day", "UTC").words };
}
