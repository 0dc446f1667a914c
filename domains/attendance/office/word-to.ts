import type { ReaderWords } from "#domains/content/server/email-deps.ts";
import { fillText } from "#shared/fill-text.ts";

interface Addressed {
  name: string;
  batch: { id: string; name: string };
}

/** A message to a student who fell behind, in their language: its subject, and its text with the address of the recordings. */
export function wordTo({ site, addressOf }: ReaderWords, { name, batch }: Addressed) {
  const { content, messages } = site();
  const { message, subject } = messages.admin.attendance.progress;
  const address = addressOf(`/recorded-lectures/${batch.id}`);
  const values = { name, batch: batch.name, company: content.company.name, address };
  return { subject: fillText(subject, { batch: batch.name }), text: fillText(message, values) };
}

/** The address that opens an e-mail with its subject and its text. */
export const mailTo = (email: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
