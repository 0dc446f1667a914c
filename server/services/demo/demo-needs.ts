import type { Database } from "#server/db/client.ts";
import type { DemoAvailability } from "#server/services/demo/demo-slots.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { MailOrders } from "#server/services/mail/mail-orders.ts";

/** What the verbs about demo bookings work with. */
export interface DemoNeeds {
  database: Database;
  mailOrders: MailOrders;
  tokens: SignedTokens;
  availability: DemoAvailability;
  clock: () => Date;
}
