import type { Database } from "#server/db/client.ts";
import { checkHealth } from "#server/services/health/check-health.ts";
import { createInquiryLedger } from "#server/services/inquiries/inquiry-ledger.ts";
import type { InquiryMails } from "#server/services/inquiries/inquiry-mails.ts";
import { submitInquiry } from "#server/services/inquiries/submit-inquiry.ts";
import type { SendEmailRequest } from "#shared/contracts/inquiry.ts";

interface Needs {
  database: Database;
  inquiryMails: InquiryMails;
}

/** Every business verb, bound to what it needs: what API handlers and page loaders call. */
export interface Services {
  checkHealth(): Promise<void>;
  submitInquiry(request: SendEmailRequest): Promise<{ id: string }>;
}

/** Binds the business verbs to the database and the outside services. */
export function createServices(needs: Needs): Services {
  const inquiryLedger = createInquiryLedger(needs);
  return {
    checkHealth: () => checkHealth(needs),
    submitInquiry: (request) => submitInquiry({ inquiryLedger }, request),
  };
}
