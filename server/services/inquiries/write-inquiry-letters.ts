import type { Database } from "#server/db/client.ts";
import { findInquiries, type Inquiry } from "#server/db/queries/inquiries.ts";
import type { InquiryFacts, Letters, Mailbox } from "#server/integrations/mail/port.ts";
import { addresseeOf } from "#server/services/mail/addressee-of.ts";
import type { InquiryLetter } from "#server/services/mail/letter-names.ts";
import type { Draft, LetterWriter } from "#server/services/mail/letter-writer.ts";
import { findService } from "#shared/content/services.ts";

export interface InquiryLetterNeeds {
  database: Database;
  letters: Letters;
  /** The staff's inbox. */
  staff: Mailbox;
}

/** Writers of the letters about inquiries: to the staff, whose answer goes to the visitor, and to visitors. */
export function writeInquiryLetters(needs: InquiryLetterNeeds): Record<InquiryLetter, LetterWriter> {
  const { database, letters, staff } = needs;
  const about = (write: (inquiry: Inquiry) => Draft): LetterWriter => {
    return async (ids) => new Map((await findInquiries(database, ids)).map((inquiry) => [inquiry.id, write(inquiry)]));
  };
  return {
    "inquiry-notice": about((inquiry) => ({
      ...letters.inquiryNotice(factsOf(inquiry)),
      to: staff,
      replyTo: visitorOf(inquiry),
      endsOnRefusal: false,
    })),
    "inquiry-acknowledgement": about((inquiry) => ({
      ...letters.inquiryAcknowledgement(factsOf(inquiry)),
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
