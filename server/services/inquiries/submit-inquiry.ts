import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { insertInquiry } from "#server/db/queries/inquiries.ts";
import type { InquiryMails } from "#server/services/inquiries/inquiry-mails.ts";
import type { SendEmailRequest } from "#shared/contracts/inquiry.ts";

interface Needs {
  database: Database;
  inquiryMails: InquiryMails;
}

/**
 * Keeps a visitor's inquiry and queues its two mails in one transaction; answers its id only once that is committed, so
 * whatever fails later nothing is lost (specification §7, `POST /send-email`). A filled honeypot gets an id as well, but
 * nothing is kept and nothing is mailed.
 */
export async function submitInquiry(needs: Needs, request: SendEmailRequest): Promise<{ id: string }> {
  const id = randomUUID();
  if (request.website?.trim()) return { id };

  const form = request.formData;
  const inquiry = {
    id,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    inquiryType: storable(form.inquiryType),
    message: storable(form.message),
  };
  await needs.database.transaction(async (transaction) => {
    await insertInquiry(transaction, inquiry);
    await needs.inquiryMails.queue(transaction, id);
  });
  return { id };
}

/** Postgres keeps every character of a text but NUL. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "");
}
