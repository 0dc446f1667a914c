import { plainText } from "./clean-text.ts";

/** A longer text is no address, with or without a name before it. */
const longest = 500;

/** An address in ASCII: a name as browsers take it, with single dots inside, and a domain of at least two labels. */
const address =
  /^(?!.{255})(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Whether a text is an address as `readEmail` gives it. */
export const isEmail = (text: string): boolean => address.test(text);

/**
 * A typed or pasted e-mail address as it is stored and written to, or null: without invisible marks, "mailto:", a name or
 * "E-mail:" before it, quotation marks or brackets around it, and the comma of a list or the stop of a sentence after it, its domain in small letters and ASCII ("xn--…"), as browsers send it.
 */
export function readEmail(typed: string): string | null {
  if (typed.length > longest) return null;
  const text = plainText(typed).replace(/ ?[,;،؛.۔]$/, "");
  const bare = (/^[^<>@]*<([^<>]*)>$/.exec(text)?.[1] ?? text)
    .replace(/^(?:e-?mail|ای ?میل) ?: ?/i, "")
    .replace(/^(?:\[[^[\]]*\]\()?mailto:([^?]*?)(?:\?.*)?$/i, "$1")
    .replace(/^["'“”‘’(]{1,3}|["'“”‘’)>]{1,3}$/g, "");
  const at = bare.lastIndexOf("@");
  const domain = asciiDomain(bare.slice(at + 1).trim());
  if (at < 1 || domain === null) return null;
  const email = `${bare.slice(0, at).trim()}@${domain}`;
  return isEmail(email) ? email : null;
}

/** A domain in small letters, its labels of other scripts in Punycode; null if it can be none. */
function asciiDomain(domain: string): string | null {
  if (/^[\x20-\x7F]*$/.test(domain)) return domain.toLowerCase();
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && URL.canParse(`http://${domain}`)
    ? new URL(`http://${domain}`).hostname
    : null;
}
