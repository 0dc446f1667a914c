import { readPreviewChoice } from "#domains/content/office/preview-choice.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { BatchesSite } from "./page-of-batch.ts";

/** The site on which a batch's form shows its page, for loaders. */
export function seenOn(site: Pick<Site, "content" | "messages">): BatchesSite {
  const { currency, hours } = site.content.company;
  const { country } = readPreviewChoice(new URLSearchParams(), site);
  return { country, common: currency.code, timeZone: hours.timeZone };
}
