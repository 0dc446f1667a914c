import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import type { Emails, InquiryFacts, Mailbox } from "#server/integrations/mail/port.ts";
import type { InquiryEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter, emailWriter } from "#server/services/mail/email-writer.ts";
import { findService } from "#shared/content/services.ts";

interface Deps {
  database: Database;
  emails: Emails;
  /** The staff's inbox. */
  staff: Mailbox;
}

/** The writers of the emails about inquiries: to the staff, who reply to the visitor, and to visitors. */
export function writeInquiryEmails({ database, emails, staff }: Deps): Record<InquiryEmailKind, EmailWriter> {
  const about = (write: (inquiry: Inquiry) => EmailMessage) =>
    emailWriter((ids) => findInquiries(database, ids), write);
  return {
    "inquiry-staff": about((inquiry) => ({
      ...emails.inquiryStaffEmail(factsOf(inquiry)),
      to: staff,
      replyTo: visitorOf(inquiry),
      endsOnRefusal: false,
    })),
    "inquiry-acknowledgement": about((inquiry) => ({
      ...emails.inquiryAcknowledgement(factsOf(inquiry)),
      to: visitorOf(inquiry),
      endsOnRefusal: true,
    })),
  };
}

/** A service that is no longer offered is named by its slug. */
function factsOf(inquiry: Inquiry): InquiryFacts {
  const { service } = inquiry;
  return { ...inquiry, service: service && (findService(service)?.title ?? service) };
}

function visitorOf({ firstName, lastName, email }: Inquiry): Mailbox {
  return addresseeOf({ name: `${firstName} ${lastName}`, email });
}
