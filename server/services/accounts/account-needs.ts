import type { Database } from "#server/db/client.ts";
import type { EmbeddedAuth } from "#server/integrations/auth/port.ts";
import type { AccountLimits } from "#server/services/accounts/account-limits.ts";
import type { KnownDevices } from "#server/services/accounts/known-devices.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { MailOrders } from "#server/services/mail/mail-orders.ts";

/** What the verbs of our own accounts work with. */
export interface AccountNeeds {
  auth: EmbeddedAuth;
  database: Database;
  mailOrders: MailOrders;
  links: SignedTokens;
  limits: AccountLimits;
  knownDevices: KnownDevices;
  /** How soon signing up is answered, and a sign-in refused, at the earliest: longer than either takes. In milliseconds. */
  answerAfter: number;
}

/** What the links in letters are signed for. */
export const linkPurpose = { confirm: "confirm-email", reset: "reset-password" };
