import type { Database } from "#server/db/client.ts";
import type { DemoAvailability } from "#server/services/demo/demo-slots.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";

/** What the verbs about demo bookings work with. */
export interface DemoDeps {
  database: Database;
  emailQueue: EmailQueue;
  signedTokens: SignedTokens;
  availability: DemoAvailability;
  clock: () => Date;
}
