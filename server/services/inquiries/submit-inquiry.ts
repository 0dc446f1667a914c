import { randomUUID } from "node:crypto";
import type { InquiryLedger } from "#server/services/inquiries/inquiry-ledger.ts";
import type { SendEmailRequest } from "#shared/contracts/inquiry.ts";

/**
 * Keeps a visitor's inquiry and queues its two mails in one transaction; answers its id only once that is committed, so
 * whatever fails later nothing is lost (specification §7, `POST /send-email`). A filled honeypot gets an id as well, but
 * nothing is kept and nothing is mailed.
 */
export async function submitInquiry(
  needs: { inquiryLedger: InquiryLedger },
  request: SendEmailRequest,
): Promise<{ id: string }> {
  const id = randomUUID();
  if (request.website?.trim()) return { id };
  const { firstName, lastName, email, phone, inquiryType, message } = request.formData;
  await needs.inquiryLedger.keep({
    id,
    firstName,
    lastName,
    email,
    phone,
    inquiryType: storable(inquiryType),
    message: storable(message),
  });
  return { id };
}

/** Postgres keeps every character of a text but NUL. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "");
}
