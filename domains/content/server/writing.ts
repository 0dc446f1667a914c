import { AsyncLocalStorage } from "node:async_hooks";
import { writingOf } from "#domains/content/rules/own-digits.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type Writing, writeAs } from "#shared/formats/writing.ts";

const prepared = new AsyncLocalStorage<Writing>();

/** Everything that this process writes in Urdu and Arabic follows the settings of the published site from now on. */
export const writeAsPublished = (site: () => Site): void =>
  writeAs(() => prepared.getStore() ?? writingOf(site().content.trade));

/** Does `act` in the writing of a site that is not shown yet, whose pages are rendered before it is. */
export const writtenAs = <Done>({ content }: Site, act: () => Done): Done =>
  prepared.run(writingOf(content.trade), act);
