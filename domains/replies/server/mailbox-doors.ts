import { createHash } from "node:crypto";
import { and, eq, lt, ne, or } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { MailboxDoors, MailboxPosition } from "#server/mail/incoming/imap-mailbox.ts";
import { tokenIn } from "./reply-addresses.ts";
import { mailboxPositions } from "./tables.ts";
import type { ArrivedMail } from "./take-mail.ts";

interface Deps {
  database: Database;
  take: (mail: ArrivedMail) => Promise<void>;
  /** The address that answers go to. */
  base: string;
  /** Names the mailbox, so that another one begins anew. */
  mailbox: string;
}

/** The addresses that the lines of a head name. */
const addressesIn = (head: string) =>
  head
    .slice(0, 20_000)
    .split(/[\s<>,;:"]/)
    .filter((word) => word.includes("@"));

/** What a mailbox holds for the program: answers to its addresses, and reports of mail servers. */
export function mailboxDoors({ database, take, base, mailbox }: Deps): MailboxDoors {
  const id = createHash("sha256").update(mailbox).digest("hex");
  const isIt = eq(mailboxPositions.mailbox, id);
  /** Moves the position forward; false if another process was faster. */
  const move = async (transaction: Database, { validity, uid }: MailboxPosition): Promise<boolean> => {
    const row = { mailbox: id, validity, uid };
    const isBehind = or(ne(mailboxPositions.validity, validity), lt(mailboxPositions.uid, uid));
    const [made] = await transaction.insert(mailboxPositions).values(row).onConflictDoNothing().returning();
    if (made) return true;
    const moved = await transaction.update(mailboxPositions).set(row).where(and(isIt, isBehind)).returning();
    return moved.length > 0;
  };
  return {
    async position() {
      const [found] = await database.select().from(mailboxPositions).where(isIt);
      return found ? { validity: found.validity, uid: found.uid } : null;
    },
    async keep(position) {
      await move(database, position);
    },
    isWanted: (head) =>
      addressesIn(head).some((address) => tokenIn(address, base) !== null) || /multipart\/report/i.test(head),
    async take({ content, head, position, tooLarge }) {
      const note = (transaction: Database) => move(transaction, position);
      await take({ content, envelope: null, recipients: addressesIn(head), base, note, tooLarge });
    },
  };
}
