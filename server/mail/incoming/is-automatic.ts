import type { Header } from "postal-mime";
import type { Envelope } from "./port.ts";

/** Headers of lists, and of programs that answer by themselves, whatever they say. */
const telling = ["list-id", "list-post", "list-unsubscribe", "x-autoreply", "x-autorespond", "x-loop", "feedback-id"];

/** Names of mailboxes from which no person writes. */
const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)[@+]/;

/**
 * Whether a program wrote a mail: an absence, a mailing list, a report, or a mail of ours that came back. No answer of
 * ours may follow one (RFC 3834).
 */
export function isAutomatic(headers: Header[], envelope: Pick<Envelope, "from"> | null): boolean {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? null;
  const submitted = headerOf("auto-submitted");
  if (submitted !== null && submitted.split(/[\s;(]/, 1)[0] !== "no") return true;
  if (/^(?:bulk|list|junk|auto_reply)\b/.test(headerOf("precedence") ?? "")) return true;
  if (telling.some((name) => headerOf(name) !== null)) return true;
  if (/^multipart\/report\b/.test(headerOf("content-type") ?? "")) return true;
  if (envelope?.from === "" || headerOf("return-path") === "<>") return true;
  const from = headerOf("from") ?? "";
  return machines.test(from.slice(from.lastIndexOf("<") + 1));
}
