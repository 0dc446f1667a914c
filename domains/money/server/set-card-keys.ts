import type { PublishedSite } from "#domains/content/server/published-site.ts";
import { type CardKeys, cardKeys } from "#domains/money/contract.ts";
import { tellOwners } from "#domains/staff/server/tell-owners.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";
import { type CardSet, cardSetting, factsOfKey } from "./cards/card-keys.ts";
import type { KeyTrial } from "./cards/port.ts";
import { stripeEvents } from "./cards/stripe-events.ts";

interface Deps {
  database: Database;
  sealedSettings: SealedSettings;
  emailQueue: EmailQueue;
  /** The keys for cards now. */
  cardSet: () => CardSet;
  siteUrl: string;
  announce: ContentChanges["announce"];
  publishedSite: Pick<PublishedSite, "refresh">;
  testMailLimiter: RateLimiter;
}

const subject = { subject: "document", subjectId: "settings/payment" } as const;

/** Whether cards are taken, by whose keys, and what Stripe has to be told; of a key only its last four signs. */
export const showCardKeys = query(
  { may: ownersAlone, officeOnly: "page" },
  async ({ cardSet, siteUrl }: Pick<Deps, "cardSet" | "siteUrl">) => {
    const set = cardSet();
    const keys = set === "locked" ? null : set;
    return {
      by: keys?.by ?? null,
      isLocked: set === "locked",
      ...(keys ? factsOfKey(keys.keys.secretKey) : { lastFour: "", isTest: false }),
      webhook: { url: `${siteUrl}/api/payments/stripe`, events: [...stripeEvents] },
    };
  },
);

/**
 * Stores the keys with which cards are taken, sealed; null takes none. Every process uses them from then on, and every
 * owner is told. Nobody reads them again.
 */
const setCardKeys = verb(
  { may: ownersAlone, again: true, officeOnly: "page", takes: [cardKeys.nullable()] },
  async (deps: Deps, actor: Actor, keys: CardKeys | null): Promise<void> => {
    const { database, sealedSettings, emailQueue } = deps;
    const at = new Date();
    const stored = keys && { secretKey: keys.secret.key, webhookSecret: keys.secret.webhook };
    const facts = keys && factsOfKey(keys.secret.key);
    await database.transaction(async (transaction) => {
      await sealedSettings.put(transaction, cardSetting, {
        facts: facts ?? {},
        secret: stored && JSON.stringify(stored),
      });
      const details = { key: facts ? `…${facts.lastFour}` : "", isTest: facts?.isTest ?? false };
      await audit(transaction, actor, { verb: "setCardKeys", ...subject, details }, at);
      await tellOwners(transaction, emailQueue, { setting: facts ? "cards" : "noCards", detail: facts?.lastFour, at });
      await deps.announce(transaction);
    });
    await sealedSettings.refresh();
    // Some texts of the site are for institutes that take cards.
    await deps.publishedSite.refresh();
  },
);

/** Asks Stripe whether it knows the key in use, five times an hour. Throws `conflict` without one, and `throttled`. */
const tryCardKeys = verb(
  { may: ownersAlone, officeOnly: "self" },
  async (deps: Deps, actor: Actor): Promise<KeyTrial> => {
    const set = deps.cardSet();
    if (set === null || set === "locked") throw new AppError("conflict", "card.noKeys");
    refuseWhile(await deps.testMailLimiter.take(`cards ${actor.id}`), "limit.testKeys");
    const { tryStripeKey } = await import("./cards/stripe.ts");
    const tried = await tryStripeKey(set.keys);
    const act = { verb: "tryCardKeys", ...subject, details: { works: tried === "works" } };
    await deps.database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return tried;
  },
);

/** The verbs of the keys for cards. */
export const cardKeyVerbs = { showCardKeys, setCardKeys, tryCardKeys };
