import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { NamedBatch } from "./queries.ts";

type Shown = Pick<Site, "content" | "messages">;

/** A batch on an order's page, its first day as text: "1 December 2026". */
export function shownBatch({ name, schedule, timing, startDate }: NamedBatch, { content, messages }: Shown) {
  const { lang } = messages.language;
  return {
    name,
    schedule: daysIn(lang, schedule),
    timing: timingIn(lang, timing, content.company.hours.timeZone),
    start: shownTime(new Date(startDate), "day", "UTC", lang).words,
  };
}
