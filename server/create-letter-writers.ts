import type { Database } from "#server/db/client.ts";
import { createDemoLetters } from "#server/integrations/mail/demo-letters.tsx";
import { createLetters } from "#server/integrations/mail/letters.tsx";
import type { Mailbox } from "#server/integrations/mail/port.ts";
import { writeAccountLetters } from "#server/services/accounts/write-account-letters.ts";
import { writeDemoLetters } from "#server/services/demo/write-demo-letters.ts";
import { writeEnrolmentLetters } from "#server/services/enrolments/write-enrolment-letters.ts";
import { writeInquiryLetters } from "#server/services/inquiries/write-inquiry-letters.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { LetterWriters } from "#server/services/mail/send-mails.ts";
import { writeOrderLetters } from "#server/services/orders/write-order-letters.ts";
import type { Company } from "#shared/content/company.ts";

interface LetterNeeds {
  database: Database;
  company: Company;
  links: SignedTokens;
  /** Where the links lead; no closing slash. */
  siteUrl: string;
  /** The staff's inbox. */
  staff: Mailbox;
  /** Whom the invitations to a demo class come from. */
  organizer: Mailbox;
  /** The brand's, for the head of every letter. */
  picture: Buffer | null;
}

/** The writers of every letter the program sends. */
export function createLetterWriters({ company, organizer, picture, ...needs }: LetterNeeds): LetterWriters {
  const options = { siteUrl: needs.siteUrl, picture };
  const correspondence = { ...needs, letters: createLetters(company, options) };
  return {
    ...writeInquiryLetters(correspondence),
    ...writeEnrolmentLetters(correspondence),
    ...writeOrderLetters(correspondence),
    ...writeAccountLetters(correspondence),
    ...writeDemoLetters({
      ...needs,
      letters: createDemoLetters(company, options),
      tokens: needs.links,
      organizer,
      clock: () => new Date(),
    }),
  };
}
