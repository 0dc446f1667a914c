import { z } from "zod";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { changeFees, type FeeChange, feeChange } from "#domains/content/rules/change-fees.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type MoneySettings, moneySettings } from "#domains/institute/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { managers, verb } from "#server/verb.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

const moneyChange = z.strictObject({ settings: moneySettings });

export type MoneyChange = z.infer<typeof moneyChange>;

/**
 * Publishes the institute's currency and markets: whoever opens an order from then on pays in these, and orders that are
 * there keep theirs. Throws as `publish` does, and `conflict` if the settings have a draft.
 */
export const setMoney = verb(
  { may: managers, takes: [moneyChange] },
  async (deps: PublishDeps, actor: Actor, { settings }: MoneyChange): Promise<Publication> => {
    const act = () => ({ verb: "setMoney", subject: "document" as const, subjectId: "settings/money" });
    return await publishDocuments(deps, actor, (published) => [settingsDocument(published, settings)], { act });
  },
);

const isSettings = ({ kind, id, locale }: ContentDocument) =>
  kind === "settings" && id === "money" && locale === siteLocale;

/** The settings with the registration fee as it is published: it has a screen of its own. */
function settingsDocument(published: ContentDocument[], settings: MoneySettings): ContentDocument {
  const before = published.find(isSettings)?.document ?? {};
  const { registration, later } = before as MoneySettings;
  const document = { ...settings, ...(registration && { registration }), ...(later && { later }) };
  return { kind: "settings", id: "money", locale: siteLocale, document };
}

interface FeesDeps extends PublishDeps {
  site: () => Site;
}

/**
 * Publishes fees, all or nothing: at once, or from the midnight of the institute's zone at which a day begins. Whoever
 * opens an order from then on pays these, and orders that are there keep theirs. Throws as `publish` does, `conflict`
 * for a document that has a draft, and `invalid` where nothing is changed.
 */
export const setFees = verb(
  { may: managers, takes: [feeChange] },
  async (deps: FeesDeps, actor: Actor, change: FeeChange): Promise<Publication> => {
    const { company } = deps.site().content;
    const about = { today: dayOf(deps.clock(), company.hours.timeZone), common: company.currency.code };
    const details = { fees: change.cells.length, ...(change.from && { since: change.from }) };
    const act = () => ({ verb: "setFees", subject: "document" as const, subjectId: "settings/money", details });
    const enter = (published: ContentDocument[]) => {
      // A translation has the fees of its original.
      const changed = published
        .filter(({ locale }) => locale === siteLocale)
        .flatMap((one) => {
          const document = changeFees(one, one.document, change, about);
          return document === one.document ? [] : [{ ...one, document }];
        });
      if (changed.length === 0) throw new AppError("invalid", "content.noDrafts");
      return changed;
    };
    return await publishDocuments(deps, actor, enter, { act });
  },
);
