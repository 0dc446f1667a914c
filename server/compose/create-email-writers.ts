import type { Database } from "#server/db/client.ts";
import { createEmails } from "#server/integrations/mail/emails.tsx";
import type { Mailbox } from "#server/integrations/mail/port.ts";
import { writeAccountEmails } from "#server/services/accounts/account-emails.ts";
import { writeDemoEmails } from "#server/services/demo/demo-emails.ts";
import { writeEnrolmentEmails } from "#server/services/enrolments/write-enrolment-emails.ts";
import { writeInquiryEmails } from "#server/services/inquiries/write-inquiry-emails.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailWriters } from "#server/services/mail/send-mails.ts";
import { writeOrderEmails } from "#server/services/orders/write-order-emails.ts";
import type { Company } from "#shared/content/company.ts";

interface EmailWriterDeps {
  database: Database;
  company: Company;
  signedTokens: SignedTokens;
  /** Where the links lead; no closing slash. */
  siteUrl: string;
  /** The staff's inbox. */
  staff: Mailbox;
  /** Whom the invitations to a demo class come from. */
  organizer: Mailbox;
  /** The brand's, for the head of every email. */
  picture: Buffer | null;
}

/** The writers of every email the program sends. */
export function createEmailWriters({ company, organizer, picture, ...deps }: EmailWriterDeps): EmailWriters {
  const correspondence = { ...deps, emails: createEmails(company, { siteUrl: deps.siteUrl, picture }) };
  return {
    ...writeInquiryEmails(correspondence),
    ...writeEnrolmentEmails(correspondence),
    ...writeOrderEmails(correspondence),
    ...writeAccountEmails(correspondence),
    ...writeDemoEmails({ ...correspondence, organizer, clock: () => new Date() }),
  };
}
