import type { Mail, Mailbox } from "./port.ts";
import { isPresentableName } from "./presentable-name.ts";

/** A mail without its id. */
export interface EmailMessage extends Omit<Mail, "id"> {
  /**
   * Whether a refused recipient ends the attempts. A visitor's mistyped address never gets better; the staff's inbox
   * may, once someone corrects the configuration.
   */
  endsOnRefusal: boolean;
  /** Whether its addressee, money or staff caused it: then it is not counted, though others of its kind are. */
  isProved?: boolean;
}

/**
 * Writes one kind of email about several records at a time: record id → message. It leaves out a record that is gone or
 * no longer needs the email.
 */
export type EmailWriter = (recordIds: string[]) => Promise<Map<string, EmailMessage>>;

/** An email writer that finds the records and writes about each of them. */
export function emailWriter<Found extends { id: string }>(
  find: (ids: string[]) => Promise<Found[]>,
  write: (found: Found) => EmailMessage,
): EmailWriter {
  return async (ids) => new Map((await find(ids)).map((found) => [found.id, write(found)]));
}

/** The longest display name of an address, in characters. */
const longestName = 60;

/**
 * The mailbox of a person who filled in a form, as mails and calendars show it. Anyone can type a stranger's address,
 * so a name unfit to be shown to a third person is left out.
 */
export function addresseeOf({ name, email }: { name: string; email: string }): Mailbox {
  return { name: isPresentableName(name, longestName) ? name : "", address: email };
}
