import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import type { Emails, InquiryFacts, Mailbox } from "#server/integrations/mail/port.ts";
import { addresseeOf } from "#server/services/mail/addressee-of.ts";
import type { InquiryEmailKind } from "#server/services/mail/email-kinds.ts";
import type { EmailMessage, EmailWriter } from "#server/services/mail/email-writer.ts";
import { findService } from "#shared/content/services.ts";

export interface InquiryEmailDeps {
  database: Database;
  emails: Emails;
  /** The staff's inbox. */
  staff: Mailbox;
}

/** Writers of the emails about inquiries: to the staff, whose answer goes to the visitor, and to visitors. */
export function writeInquiryEmails(deps: InquiryEmailDeps): Record<InquiryEmailKind, EmailWriter> {
  const { database, emails, staff } = deps;
  const about = (write: (inquiry: Inquiry) => EmailMessage): EmailWriter => {
    return async (ids) => new Map((await findInquiries(database, ids)).map((inquiry) => [inquiry.id, write(inquiry)]));
  };
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

/** A service that has been given up since is named by its slug. */
function factsOf(inquiry: Inquiry): InquiryFacts {
  const { service } = inquiry;
  return { ...inquiry, service: service && (findService(service)?.title ?? service) };
}

function visitorOf({ firstName, lastName, email }: Inquiry): Mailbox {
  return addresseeOf({ name: `${firstName} ${lastName}`, email });
}
