import { getDomain } from "tldts";

/** The domain that somebody registered: "gmail.com" of "mail.gmail.com". */
const registered = (domain: string) => getDomain(domain, { allowPrivateDomains: true, validateHostname: false });

/**
 * Whether one of the domains that answer for a mail is its writer's, or belongs to whom that belongs to (relaxed
 * alignment, RFC 7489 §3.1).
 */
export function isAligned(address: string, vouchers: string[]): boolean {
  const own = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const owner = registered(own);
  return vouchers.some((domain) => domain === own || (owner !== null && registered(domain) === owner));
}
