/**
 * Whether a mail, as it stands in its file, names an e-mail address in its head or in any of its parts, however these
 * are encoded (RFC 2045 §6). `ali@example.com` is not named by a mail to `mali@example.com`.
 */
export function mentions(mail: string, email: string): boolean {
  const named = new RegExp(`(?<![\\w.+%-])${email.replace(/[^\w@]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "i");
  return [mail, quotedPrintable(mail), ...base64Parts(mail)].some((text) => named.test(text));
}

function quotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What is encoded in base64: whole lines of its alphabet, one below the other. */
function base64Parts(text: string): string[] {
  const blocks = text.match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?$\n?)+/gm) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64").toString("latin1"));
}
