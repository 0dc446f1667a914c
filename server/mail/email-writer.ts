import type { Mail, Mailbox } from "./port.ts";
import { isPresentableName } from "./presentable-name.ts";
import type { MailPool } from "./tables.ts";

/** A mail without its id. */
export interface EmailMessage extends Omit<Mail, "id"> {
  /**
   * Whether a refused recipient ends the attempts. A visitor's mistyped address never gets better; the staff's inbox
   * may, once someone corrects the configuration.
   */
  endsOnRefusal: boolean;
  /** Whether it is left out for an address that a mail server has refused. */
  isReminder?: boolean;
  /** The pool it is counted in; null if it is not counted. */
  pool: MailPool | null;
}

/**
 * Writes one kind of email about several records at a time: what a request names → message. It leaves out a record that
 * is gone or no longer needs the email.
 */
export type EmailWriter = (abouts: string[]) => Promise<Map<string, EmailMessage>>;

/** The longest display name of an address, in characters. */
const longestName = 60;

/**
 * The mailbox of a person who filled in a form, as mails and calendars show it. Anyone can type a stranger's address,
 * so a name unfit to be shown to a third person is left out.
 */
export function addresseeOf({ name, email }: { name: string; email: string }): Mailbox {
  return { name: isPresentableName(name, longestName) ? name : "", address: email };
}
