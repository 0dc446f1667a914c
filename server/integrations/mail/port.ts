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

/** What a mail says, no matter who reads it. */
export interface EmailContent {
  subject: string;
  html: string;
  text: string;
  /** Travel with the HTML. */
  pictures?: InlinePicture[];
}

/** What a calendar is to do with an entry (RFC 5546): put it in (on its own), invite to it, or take it out. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A calendar entry as a mail carries it. */
export interface CalendarPart {
  method: CalendarMethod;
  /** The entry as iCalendar text. */
  content: string;
}

export interface Mail extends EmailContent {
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

/** The mails that stayed here as files because no mail server is set, or was not at the time. */
export interface OutboxFiles {
  /** The names of those written before a moment. */
  findBefore(moment: Date): Promise<string[]>;
  /** The names of those that name an e-mail address anywhere, in small letters or capitals. */
  findAbout(email: string): Promise<string[]>;
  /** Makes sure there are none of these. */
  remove(names: string[]): Promise<void>;
}

/** The next station will never take mail for this recipient. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}

/** What an email may say of an inquiry. */
export interface InquiryFacts {
  id: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  inquiryType: string;
  /** The title of the service a quote is asked for. */
  service: string | null;
  message: string;
}

/** What an email may say of an order. */
export interface OrderFacts {
  reference: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  /** In words: "$447". */
  amount: string;
  monthly: string;
  dueAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  /** In E.164. */
  phone: string;
  /** The order's page, with its key. */
  pageUrl: string;
  /** Whether it was paid by card, so that it renews until its payer cancels. */
  renews: boolean;
}

/** What an email may say of money that came by card. */
export interface CardPaymentFacts extends OrderFacts {
  /** What came, in words: "$447", or "EUR 447.00" in a currency no order is in. */
  received: string;
  /** Where the staff see the order and decide. */
  reviewUrl: string;
  /** How it fits the order: it does, the order had ended before, it had been paid, or amount or currency differ. */
  fit: "paid" | "paid_late" | "paid_twice" | "mismatch";
}

/** What an email may say of money that came by card for no order. */
export interface StrayPaymentFacts {
  /** The provider's name for its event, by which the payment is found there. */
  event: string;
  /** What came, in words, as in `CardPaymentFacts`. */
  received: string;
}

/** What an email may say of a proof of payment. */
export interface ProofFacts extends OrderFacts {
  /** Where the staff see it and decide. */
  reviewUrl: string;
  mediaType: string;
}

/** What an email may say of an enrolment. */
export interface EnrolmentFacts {
  id: string;
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string | null;
  message: string;
  /** The course's title. */
  course: string;
  /** The plan chosen on the plan form, and what it costs, in the company's currency. */
  plan: { title: string; monthlyPrice: number; months: number; total: number } | null;
}

/** What an email to an account's owner says: whom it greets, and the address to go to. */
export interface AccountFacts {
  name: string;
  link: string;
}

/** Writes the company's emails. */
export interface Emails {
  inquiryStaffEmail(inquiry: InquiryFacts): EmailContent;
  inquiryAcknowledgement(inquiry: InquiryFacts): EmailContent;
  enrolmentStaffEmail(enrolment: EnrolmentFacts): EmailContent;
  enrolmentAcknowledgement(enrolment: EnrolmentFacts): EmailContent;
  orderOpened(order: OrderFacts): EmailContent;
  orderPaid(order: OrderFacts): EmailContent;
  proofRefused(order: OrderFacts): EmailContent;
  proofReceived(proof: ProofFacts): EmailContent;
  cardPaymentStaffEmail(payment: CardPaymentFacts): EmailContent;
  strayCardPayment(payment: StrayPaymentFacts): EmailContent;
  emailConfirmation(account: AccountFacts): EmailContent;
  accountExists(account: { name: string; signIn: string; reset: string }): EmailContent;
  passwordReset(account: AccountFacts): EmailContent;
  passwordChanged(account: AccountFacts): EmailContent;
}

/** What an email may say of a demo booking. */
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

/** Writes the emails about a demo booking. */
export interface DemoEmails {
  demoConfirmation(booking: DemoFacts): EmailContent;
  demoCancellation(booking: DemoFacts): EmailContent;
  demoReminder(booking: DemoFacts): EmailContent;
  demoStaffEmail(booking: DemoFacts): EmailContent;
}
