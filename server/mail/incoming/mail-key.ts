import { createHmac } from "node:crypto";
import type { Bounce } from "./port.ts";

/** The header of our mails by which a report about one is known to be true. */
export const mailKeyHeader = "X-Mail-Key";

/** The key of a mail, by the left part of its Message-ID, to an address: only the program can make it. */
export function mailKey(secret: string, id: string, address: string): string {
  return createHmac("sha256", secret).update(`mail\n${id}\n${address.toLowerCase()}`).digest("base64url").slice(0, 22);
}

/** Whether a report is about a mail that the program sent to that address. */
export const isOurs = (secret: string, { address, mail }: Bounce) =>
  mail !== null && mail.key === mailKey(secret, mail.id, address);
