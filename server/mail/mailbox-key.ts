import { domainToASCII } from "node:url";

/** The domains of one provider that ignores dots before the @, and the one that its addresses are counted under. */
const dotless = { domains: ["gmail.com", "googlemail.com"], as: "gmail.com" };

/**
 * The mailbox of an address, so that all its spellings count as one: in lower case and one form of Unicode, the domain
 * in ASCII, without a plus suffix, and without the dots that Gmail ignores. Never an address to send to.
 */
export function mailboxKey(address: string): string {
  const folded = address.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
  const at = folded.lastIndexOf("@");
  if (at < 0) return folded;
  const typed = folded.slice(at + 1).replace(/\.$/, "");
  const domain = domainToASCII(typed) || typed;
  // An address that begins with a plus has nothing else to identify it.
  const name = folded.slice(0, at).replace(/(?<=.)\+.*$/s, "");
  if (!dotless.domains.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@${dotless.as}`;
}
