import { letter } from "#server/integrations/mail/letter.ts";
import type { Letters } from "#server/integrations/mail/port.ts";
import { InquiryAcknowledgement } from "#server/integrations/mail/templates/inquiry-acknowledgement.tsx";
import { InquiryNotice } from "#server/integrations/mail/templates/inquiry-notice.tsx";
import type { Company } from "#shared/content/company.ts";

/** The company's letters, each as HTML and as plain text; what a visitor wrote is escaped by React. */
export function createLetters(company: Company): Letters {
  return {
    inquiryNotice: (inquiry) =>
      letter(
        `New inquiry from ${inquiry.firstName} ${inquiry.lastName}`,
        <InquiryNotice company={company} inquiry={inquiry} />,
      ),
    inquiryAcknowledgement: (inquiry) =>
      letter(
        `We have received your message | ${company.name}`,
        <InquiryAcknowledgement company={company} inquiry={inquiry} />,
      ),
  };
}
