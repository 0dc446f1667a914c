export interface Mailbox {
  name: string;
  address: string;
}

/** What a mail says, whoever reads it. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** What a calendar is to do with an entry (RFC 5546): put it in (on its own), invite to it, or take it out. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A calendar entry as a mail carries it. */
export interface CalendarPart {
  method: CalendarMethod;
  /** The entry as iCalendar text. */
  content: string;
}

export interface Mail extends Letter {
  /** Names this mail for good: sending the same id again repeats the same mail, it does not make a second one. */
  id: string;
  to: Mailbox;
  replyTo?: Mailbox;
  /** Goes along twice: for programs that understand it, and as a file for those that do not. */
  calendar?: CalendarPart;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the mail is in the hands of the next station. Throws `MailRefusedError` when that station says for
   * good that it does not take mail for this recipient; any other error is worth another try.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The next station will never take mail for this recipient. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

/** What a letter may say of an inquiry. */
export interface InquiryFacts {
  id: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  inquiryType: string;
  message: string;
}

/** Writes the letters about an inquiry. */
export interface Letters {
  inquiryNotice(inquiry: InquiryFacts): Letter;
  inquiryAcknowledgement(inquiry: InquiryFacts): Letter;
}

/** What a letter may say of a demo booking. */
export interface DemoFacts {
  id: string;
  course: string;
  starts: Date;
  ends: Date;
  name: string;
  email: string;
  phone: string;
  /** The visitor's. */
  timeZone: string;
  /** What happened to it last. */
  state: "booked" | "moved" | "cancelled";
  /** Where the visitor moves or cancels it. */
  manageUrl: string;
}

/** Writes the letters about a demo booking. */
export interface DemoLetters {
  demoConfirmation(booking: DemoFacts): Letter;
  demoCancellation(booking: DemoFacts): Letter;
  demoReminder(booking: DemoFacts): Letter;
  demoNotice(booking: DemoFacts): Letter;
}
