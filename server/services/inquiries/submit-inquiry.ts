import { randomUUID } from "node:crypto";
import { AppError } from "#server/services/app-error.ts";
import type { InquiryWriter } from "#server/services/inquiries/inquiry-writer.ts";
import { findService } from "#shared/content/services.ts";
import type { InquiryRequest } from "#shared/contracts/inquiry.ts";

/**
 * Keeps a visitor's inquiry and queues its two mails in one transaction; answers its id only once that is committed, so
 * whatever fails later nothing is lost (specification §7, `POST /send-email`). A filled honeypot gets an id as well, but
 * nothing is kept and nothing is mailed. Throws `invalid` for a quote of a service that is not ours.
 */
export async function submitInquiry(
  deps: { inquiryWriter: InquiryWriter },
  request: InquiryRequest,
): Promise<{ id: string }> {
  const id = randomUUID();
  if (request.website?.trim()) return { id };
  const { firstName, lastName, email, phone, inquiryType, service, message } = request.formData;
  if (service && !findService(service)) {
    const unknown = "We do not offer this service.";
    throw new AppError("invalid", unknown, { fields: { service: unknown } });
  }
  await deps.inquiryWriter.keep({
    id,
    firstName,
    lastName,
    email,
    phone,
    inquiryType: storable(inquiryType),
    service: service || null,
    message: storable(message),
  });
  return { id };
}

/** Postgres keeps every character of a text but NUL. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "");
}
