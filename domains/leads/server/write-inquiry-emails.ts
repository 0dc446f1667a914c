import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import type { InquiryEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter, emailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { Mailbox } from "#server/mail/port.ts";
import type * as templates from "./inquiry-emails.tsx";
import type { InquiryFacts } from "./inquiry-emails.tsx";
import { findInquiries, type Inquiry } from "./inquiry-queries.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  site: () => Site;
  /** The staff's inbox. */
  staff: () => Mailbox;
}

/** The writers of the emails about inquiries: to the staff, who reply to the visitor, and to visitors. */
export function writeInquiryEmails({ database, emails, site, staff }: Deps): Record<InquiryEmailKind, EmailWriter> {
  const about = (write: (inquiry: Inquiry) => EmailMessage) =>
    emailWriter((ids) => findInquiries(database, ids), write);
  return {
    "inquiry-staff": about((inquiry) => ({
      ...emails.inquiryStaffEmail(factsOf(site().content, inquiry)),
      to: staff(),
      replyTo: visitorOf(inquiry),
      endsOnRefusal: false,
    })),
    "inquiry-acknowledgement": about((inquiry) => ({
      ...emails.inquiryAcknowledgement(factsOf(site().content, inquiry)),
      to: visitorOf(inquiry),
      endsOnRefusal: true,
    })),
  };
}

/** A service that is no longer offered is named by its slug. */
function factsOf({ services }: SiteContent, inquiry: Inquiry): InquiryFacts {
  const { service } = inquiry;
  return { ...inquiry, service: service && (services.find(({ slug }) => slug === service)?.title ?? service) };
}

function visitorOf({ firstName, lastName, email }: Inquiry): Mailbox {
  return addresseeOf({ name: `${firstName} ${lastName}`, email });
}
