import { type TradeSettings, tradeSettings } from "#domains/content/contract/trade-words.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { usesOfWords } from "#domains/content/rules/trade-words.ts";
import type { Actor } from "#server/audit/actor.ts";
import { managers, query, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

/** Publishes what the institute calls the things of its trade. Throws as `publish` does. */
export const setWords = verb(
  { may: managers, takes: [tradeSettings] },
  async (deps: PublishDeps, actor: Actor, document: TradeSettings): Promise<Publication> => {
    const words: ContentDocument = { kind: "settings", id: "words", locale: siteLocale, document };
    const act = () => ({ verb: "setWords", subject: "document" as const, subjectId: "settings/words" });
    return await publishDocuments(deps, actor, () => [words], { act });
  },
);

const usesOnce = oncePerObject(usesOfWords);

/** Where the program uses each word of the trade, as it is without the institute's own words. */
export const listWordUses = query({ may: managers }, ({ messages }: Pick<PublishDeps, "messages">) =>
  Promise.resolve(usesOnce(messages)),
);
