import { z } from "zod";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { type MoneySettings, moneySettings } from "#domains/institute/contract.ts";
import type { Actor } from "#server/audit/actor.ts";
import { managers, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type Publication, type PublishDeps, publishDocuments } from "./publish.ts";

const id = z.string().min(1).max(80);

/** The settings of money, and the fees that change with them, by document. */
const moneyChange = z.strictObject({
  settings: moneySettings,
  /** A plan's fees by currency, whole. */
  plans: z.array(z.strictObject({ id, fees: z.record(z.string(), z.number()) })).max(100),
});

export type MoneyChange = z.infer<typeof moneyChange>;

/**
 * Publishes the institute's currency and markets together with the fees of plans, all or nothing: whoever opens an order
 * from then on pays these, and orders that are there keep theirs. Throws as `publish` does, and `conflict` for a document
 * that has a draft.
 */
export const setMoney = verb(
  { may: managers, takes: [moneyChange] },
  async (deps: PublishDeps, actor: Actor, { settings, plans }: MoneyChange): Promise<Publication> => {
    const act = () => ({ verb: "setMoney", subject: "document" as const, subjectId: "settings/money" });
    return await publishDocuments(
      deps,
      actor,
      (published) => [settingsDocument(settings), ...priced(published, plans)],
      {
        act,
      },
    );
  },
);

const settingsDocument = (document: MoneySettings): ContentDocument => ({
  ...{ kind: "settings", id: "money", locale: siteLocale, document },
});

/** The published documents of plans with other fees, in every language that they are in. */
function priced(published: ContentDocument[], plans: MoneyChange["plans"]): ContentDocument[] {
  return published.flatMap((one) => {
    const change = one.kind === "plan" && plans.find((plan) => plan.id === one.id);
    if (!change) return [];
    const { monthlyPrice: _, ...document } = one.document as Record<string, unknown>;
    return [{ ...one, document: { ...document, fees: change.fees } }];
  });
}
