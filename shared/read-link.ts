import { plainText } from "./clean-text.ts";

/** "mailto:", "https:", "javascript:"; a colon before a digit is a port's. */
const scheme = /^[a-z][a-z\d+-]*:(?!\d)/i;
const host = /^(?:[^\s/?#@:.]+\.)+[^\s/?#@:.]{2,}(?:[:/?#]|$)/u;

/** A link as people type it: "example.com/a" is "https://example.com/a". What has a scheme, or is no address, stays. */
export function readLink(typed: string): string {
  const text = plainText(typed)
    .replace(/^<([^<>]*)>$/, "$1")
    .replace(/^(https?):\/{1,2} ?(?=[^\s/])/i, "$1://");
  if (text.startsWith("//")) return `https:${text}`;
  return !scheme.test(text) && host.test(text) ? `https://${text}` : text;
}
