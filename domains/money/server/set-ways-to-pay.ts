import type { CompanyDocument } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { type Publication, type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import { type PaymentSettings, paymentSettings } from "#domains/institute/contract.ts";
import { lastFourOf, type WayToPay, waysToPay } from "#domains/institute/rules/ways-to-pay.ts";
import { findStaff } from "#domains/staff/server/queries.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { ownersAlone, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";

interface Deps extends PublishDeps {
  emailQueue: EmailQueue;
}

/**
 * Publishes the ways to pay: orders and e-mails show them from then on. Every owner is told by e-mail, and the audit
 * keeps the last four of each account. Throws as `publish` does, and `conflict` for a document that has a draft.
 */
export const setWaysToPay = verb(
  { may: ownersAlone, again: true, takes: [paymentSettings] },
  async (deps: Deps, actor: Actor, settings: PaymentSettings): Promise<Publication> => {
    const at = deps.clock();
    const ways = toldWays(waysToPay([], settings)).join(", ");
    const act = () => ({
      ...{ verb: "setWaysToPay", subject: "document" as const, subjectId: "settings/payment", details: { ways } },
    });
    const after = async (transaction: Parameters<typeof findStaff>[0]) => {
      const owners = (await findStaff(transaction)).filter(({ role }) => role === "owner");
      const told = owners.map(({ userId }) => ({
        email: "ways-to-pay-changed" as const,
        about: `${userId} ${at.toISOString()}`,
      }));
      await deps.emailQueue.enqueue(transaction, told);
    };
    return await publishDocuments(deps, actor, (published) => [inSettings(settings), ...withoutOwn(published)], {
      act,
      after,
    });
  },
);

/** The ways to pay as the audit and the owners' e-mails name them. */
export const toldWays = (ways: WayToPay[]): string[] => ways.map(lastFourOf);

const inSettings = (document: PaymentSettings): ContentDocument => ({
  ...{ kind: "settings", id: "payment", locale: siteLocale, document },
});

/** The company's facts without the ways that an earlier release stored in them. */
function withoutOwn(published: ContentDocument[]): ContentDocument[] {
  return published.flatMap((one) => {
    if (one.kind !== "company" || one.locale !== siteLocale) return [];
    const { payment, ...facts } = one.document as CompanyDocument;
    return payment.transfers.length === 0
      ? []
      : [{ ...one, document: { ...facts, payment: { ...payment, transfers: [] } } }];
  });
}
