import type { Language } from "#shared/words.ts";
export interface Mailbox {
  name: string;
  address: string;
}

/** A PNG that an email's HTML shows as `cid:<cid>` (RFC 2392). */
export interface InlinePicture {
  cid: string;
  fileName: string;
  content: Buffer;
}

/**
 * The picture at the top of every email. The build draws it at twice its size, which is in CSS pixels; its Content-ID has
 * the form of an address (RFC 2392).
 */
export const brandPicture = {
  ...{ file: "build/mail/brand.png", fileName: "brand.png", cid: "brand@mail" },
  ...{ width: 280, height: 96 },
};

/** An email without its addresses. */
export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  pictures?: InlinePicture[];
  brief?: EmailBrief;
}

/** An email's content in a line or two, and the one thing to do after reading it: for a summary of several. */
export interface EmailBrief {
  lines: string[];
  action: { label: string; href: string } | null;
  /** The language of the email. */
  language?: Language;
}

/** The action of a calendar on an entry (RFC 5546): add it (on its own), answer an invitation, or remove it. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

export interface CalendarPart {
  method: CalendarMethod;
  /** The entry as iCalendar text. */
  content: string;
}

/** The place of a mail in a conversation (RFC 5322): an answer to it names its Message-ID. */
export interface MailThread {
  /** The left part of its Message-ID, instead of the mail's id. */
  id: string;
  /** The whole Message-ID of the mail that it answers, with its brackets; null for the first one. */
  answers: string | null;
}

export interface Mail extends EmailContent {
  /** Identifies this mail for good: the same id again is a repeat of the same mail. */
  id: string;
  to: Mailbox;
  replyTo?: Mailbox;
  thread?: MailThread;
  /** The address that stops emails of this kind at one click (RFC 8058); it is also a page. */
  unsubscribeUrl?: string;
  /** Travels twice: as a part for programs that understand it, and as a file for the others. */
  calendar?: CalendarPart;
}

export interface Mailer {
  /**
   * Resolves once the next mail server has accepted the mail, or it is on the disk. Throws `MailRefusedError` when that
   * server refuses the recipient permanently; any other error is worth another try.
   */
  send(mail: Mail): Promise<void>;
  /** Removes a sent mail again, where mails stay here as files. */
  takeBack?(id: string): Promise<void>;
  close(): void;
}

/** The name of the file of a mail that stays here. */
export const mailFileName = (id: string) => `${id}.eml`;

/** The next mail server will never accept mail for this recipient. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
  /** The server's answer, such as "550 5.1.1 User unknown". */
  readonly answer: string;

  constructor(answer: string, options: ErrorOptions) {
    super("The mail server refused the recipient.", options);
    this.answer = answer;
  }
}

/** The mails that stayed here as files, because no mail server was configured at the time. */
export interface OutboxFiles {
  /** The names of the files written before `time`. */
  findBefore(time: Date): Promise<string[]>;
  /** The names of the files that mention an e-mail address anywhere, in any case. */
  findAbout(email: string): Promise<string[]>;
  /** Removes these files; a missing one counts as removed. */
  remove(names: string[]): Promise<void>;
}
