import type { Database } from "#server/db/client.ts";
import type { EmbeddedAuth } from "#server/integrations/auth/port.ts";
import type { AccountLimits } from "#server/services/accounts/account-limits.ts";
import type { KnownDevices } from "#server/services/accounts/known-devices.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";

/** What the verbs of our own accounts work with. */
export interface AccountDeps {
  auth: EmbeddedAuth;
  database: Database;
  emailQueue: EmailQueue;
  signedTokens: SignedTokens;
  limits: AccountLimits;
  knownDevices: KnownDevices;
  /** How soon signing up is answered, and a sign-in refused, at the earliest: longer than either takes. In milliseconds. */
  answerAfter: number;
}

/** What the links in emails are signed for. */
export const linkPurpose = { confirm: "confirm-email", reset: "reset-password" };
