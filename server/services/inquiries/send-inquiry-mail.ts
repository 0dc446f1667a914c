import type { Inquiry } from "#server/db/queries/inquiries.ts";
import type { Letters, Mail, Mailbox, Mailer } from "#server/integrations/mail/port.ts";
import type { InquiryReader } from "#server/services/inquiries/inquiry-mails.ts";

export interface InquiryMailNeeds {
  mailer: Mailer;
  letters: Letters;
  /** The staff's inbox. */
  staff: Mailbox;
}

/**
 * Sends one mail about an inquiry: to the staff, whose answer goes to the visitor, or to the visitor. `mailId` names the
 * mail for good, so a repeat is the same mail. Throws what the mailer throws.
 */
export async function sendInquiryMail(
  needs: InquiryMailNeeds,
  reader: InquiryReader,
  mailId: string,
  inquiry: Inquiry,
): Promise<void> {
  const visitor = { name: `${inquiry.firstName} ${inquiry.lastName}`, address: inquiry.email };
  const mail: Mail =
    reader === "staff"
      ? { id: mailId, to: needs.staff, replyTo: visitor, ...needs.letters.inquiryNotice(inquiry) }
      : { id: mailId, to: visitor, ...needs.letters.inquiryAcknowledgement(inquiry) };
  await needs.mailer.send(mail);
}
