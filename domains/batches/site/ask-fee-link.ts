import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

/** The address of a chat that asks for the fee of a course, or of a batch of it, where prices are hidden. */
export function askFeeLink({ content, messages }: Site, course: string, batch?: string): string {
  const { ofCourse, ofBatch } = messages.labels.askFee;
  const greeting = batch === undefined ? fillText(ofCourse, { course }) : fillText(ofBatch, { course, batch });
  return whatsappLink({ e164: content.company.whatsapp.e164, greeting });
}
