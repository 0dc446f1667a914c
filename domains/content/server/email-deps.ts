import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { Mailbox } from "#server/mail/port.ts";

/** The dependencies of an email's definition. */
export interface EmailDeps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
  /** The site's origin, without a closing slash. */
  siteUrl: string;
  /** The staff's inbox. */
  staff: () => Mailbox;
  /** The mailbox that invites to classes: the one our emails come from, or calendars distrust the invitation. */
  organizer: () => Mailbox;
  clock: () => Date;
}
