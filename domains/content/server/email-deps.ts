import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { AnsweredThread } from "#server/mail/define-email.ts";
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
  /** The address to which a person answers in a thread; null, or none, while no e-mails come in. */
  replyAddress?: (thread: AnsweredThread) => Promise<Mailbox | null>;
  /** The mailbox that invites to classes: the one our emails come from, or calendars distrust the invitation. */
  organizer: () => Mailbox;
  clock: () => Date;
}
