import type { Config } from "#server/config/env.ts";
import type { SealedSetting } from "#server/links/sealed-settings.ts";
import type { StripeSettings } from "./stripe.ts";

/** The name of the setting among the sealed ones. */
export const cardSetting = "cards";

/** What may be shown of the keys that an owner typed. */
export interface CardFacts {
  lastFour: string;
  /** Whether they only take invented cards. */
  isTest: boolean;
}

/** The keys in use: the environment's, which win, or those that an owner typed. "locked": they cannot be read. */
export type CardSet = { by: "environment" | "settings"; keys: StripeSettings } | "locked" | null;

/** The keys for cards as the environment and an owner have set them. */
export function cardSetOf(
  { stripe, stripeApiUrl: apiUrl }: Pick<Config, "stripe" | "stripeApiUrl">,
  setting: SealedSetting | undefined,
): CardSet {
  if (stripe) return { by: "environment", keys: stripe };
  const secret = setting?.secret ?? null;
  if (secret === null || secret === "locked") return secret;
  // Only the settings' own verb writes them.
  const typed: Pick<StripeSettings, "secretKey" | "webhookSecret"> = JSON.parse(secret.text);
  return { by: "settings", keys: { ...typed, apiUrl } };
}

/** What is shown of a key. */
export const factsOfKey = (secretKey: string): CardFacts => ({
  lastFour: secretKey.slice(-4),
  isTest: secretKey.includes("_test_"),
});
