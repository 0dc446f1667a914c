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

export interface Mail extends Letter {
  /** Names this mail for good: sending the same id again repeats the same mail, it does not make a second one. */
  id: string;
  to: Mailbox;
  replyTo?: Mailbox;
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

/** What a letter to an account's owner says: whom it greets, and the address to go to. */
export interface AccountFacts {
  name: string;
  link: string;
}

/** Writes the letters about an inquiry, and those to an account's owner. */
export interface Letters {
  inquiryNotice(inquiry: InquiryFacts): Letter;
  inquiryAcknowledgement(inquiry: InquiryFacts): Letter;
  emailConfirmation(account: AccountFacts): Letter;
  accountExists(account: { name: string; signIn: string; reset: string }): Letter;
  passwordReset(account: AccountFacts): Letter;
}
