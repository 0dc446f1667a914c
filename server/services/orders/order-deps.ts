import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { PaymentProvider } from "#server/integrations/payment/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import type { FileRemovals } from "#server/services/files/file-removals.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import type { PaymentDetails } from "#shared/content/company.ts";

/** What the verbs about orders work with. */
export interface OrderDeps {
  database: Database;
  emailQueue: EmailQueue;
  provider: PaymentProvider;
  /** Where proofs of payment are kept. */
  storage: Pick<FileStorage, "put" | "open" | "remove">;
  /** Where a proof that is not kept waits to be removed, if that cannot be done at once. */
  fileRemovals: FileRemovals;
  signedTokens: SignedTokens;
  /** The site's origin: a card provider sends the visitor back there. */
  siteUrl: string;
  /** Where money goes, and what plans cost in other currencies. */
  payment: PaymentDetails;
  log: Log;
}
