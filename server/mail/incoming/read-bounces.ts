import type { Attachment, Email } from "postal-mime";
import { cutText } from "#shared/cut-text.ts";
import { mailKeyHeader } from "./mail-key.ts";
import type { Bounce } from "./port.ts";

/** The longest stored answer of a mail server, and the longest part of a report that is read, in characters. */
const [longestAnswer, longestReport] = [300, 64_000];

/** The most recipients of one report. */
const mostRecipients = 20;

/** The recipients for whom a report says that a mail can never be delivered; none for any other mail. */
export function readBounces({ headers, attachments }: Pick<Email, "headers" | "attachments">): Bounce[] {
  const type = headers.find(({ key }) => key === "content-type")?.value ?? "";
  if (!/^\s*multipart\/report\b/i.test(type)) return [];
  const partOf = (types: string[]) => textOf(attachments.find(({ mimeType }) => types.includes(mimeType)));
  const status = partOf(["message/delivery-status", "message/global-delivery-status"]);
  const returned = partOf(["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"]);
  const head = fieldsOf(returned.split(/\r?\n\r?\n/, 1)[0] ?? "");
  const id = /^<([^@<>]{1,100})@/.exec(head.get("message-id") ?? "")?.[1];
  const key = head.get(mailKeyHeader.toLowerCase());
  const mail = id && key ? { id, key } : null;
  return status
    .split(/\r?\n\r?\n/)
    .slice(0, mostRecipients)
    .flatMap((block) => bounceOf(fieldsOf(block), mail));
}

function textOf(part: Attachment | undefined): string {
  if (!part) return "";
  const { content } = part;
  if (typeof content === "string") return content.slice(0, longestReport);
  const bytes = new Uint8Array(content instanceof ArrayBuffer ? content : content.buffer);
  return new TextDecoder().decode(bytes.subarray(0, longestReport));
}

/** The fields of a head by their names in small letters, unfolded; the first of each name. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  let name = "";
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (/^[ \t]/.test(line)) fields.set(name, `${fields.get(name) ?? ""} ${line.trim()}`);
    else if (colon > 0) {
      name = line.slice(0, colon).toLowerCase();
      if (!fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
    }
  }
  return fields;
}

function bounceOf(fields: Map<string, string>, mail: Bounce["mail"]): Bounce[] {
  const isFinal = fields.get("action")?.toLowerCase() === "failed" && fields.get("status")?.startsWith("5");
  const recipient = fields.get("original-recipient") ?? fields.get("final-recipient") ?? "";
  const address = recipient
    .slice(recipient.indexOf(";") + 1)
    .trim()
    .toLowerCase();
  if (!isFinal || !address.includes("@")) return [];
  const diagnosis = fields.get("diagnostic-code") ?? fields.get("status") ?? "";
  const words = diagnosis.slice(diagnosis.indexOf(";") + 1).split(/\s+/);
  const answer = words.filter((word) => word !== "" && !word.includes("@")).join(" ");
  return [{ address, answer: cutText(answer, longestAnswer), mail }];
}
