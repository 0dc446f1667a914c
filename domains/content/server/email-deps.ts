import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { AnsweredThread } from "#server/mail/define-email.ts";
import type { Mailbox } from "#server/mail/port.ts";
import type { Locale } from "#shared/formats/formats.ts";

/** The site for one reader. */
export interface ReaderWords {
  /** The site in the reader's words; its content is in their language where the institute has opened that. */
  site: () => Site;
  /** The address of a page of the site, by its path, in the reader's language if the institute has opened it. */
  addressOf: (path: string) => string;
}

/** Knows the words of every reader of emails and messages. */
export interface KnowsLanguages {
  inLanguage: (locale: Locale) => ReaderWords;
}

/** The dependencies of an email's definition. */
export interface EmailDeps extends ReaderWords {
  database: Database;
  signedTokens: SignedTokens;
  /** The site's origin, without a closing slash; what has no address in a language stands below it. */
  siteUrl: string;
  /** The staff's inbox. */
  staff: () => Mailbox;
  /** The address to which a person answers in a thread; null, or none, while no e-mails come in. */
  replyAddress?: (thread: AnsweredThread) => Promise<Mailbox | null>;
  /** The mailbox that invites to classes: the one our emails come from, or calendars distrust the invitation. */
  organizer: () => Mailbox;
  clock: () => Date;
  /** The languages of readers, in their order: their own, that of their person, or of the person or account with their address. */
  languagesOf: (readers: { email: string | null; locale?: string; personId?: string | null }[]) => Promise<Locale[]>;
  /** The path by which the reader of an email about a paid seat opens their account; null where no order of theirs paid it. */
  openingOf: (seat: { enrolmentId: string; personId: string; email: string }) => Promise<string | null>;
  /** The same in the language of a reader. */
  inLanguage: (locale: Locale) => EmailDeps;
}
