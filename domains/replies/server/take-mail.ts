import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { count } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { Envelope } from "#server/mail/incoming/port.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { findReplyAddresses } from "./reply-addresses.ts";
import { incomingMails } from "./tables.ts";

/** The most mails that wait to be read: beyond, other servers are asked to come again. */
const mostWaiting = 500;

/** The queue of mails to be read. */
export interface MailReading {
  enqueue(transaction: Database, id: string): Promise<void>;
}

interface Deps {
  database: Database;
  storage: Pick<FileStorage, "put" | "remove">;
  reading: MailReading;
}

export interface ArrivedMail {
  content: Readable;
  /** Null for one from a mailbox. */
  envelope: Envelope | null;
  recipients: string[];
  /** The address that answers go to. */
  base: string;
  /** The bytes of a mail that is too large, of which `content` is the head alone; null for any other. */
  tooLarge?: number | null;
  /** Notes where the mail came from, in the transaction that stores it; false if that was done before. */
  note?: (transaction: Database) => Promise<boolean>;
}

/** Stores a mail and the job that reads it: neither a crash nor a power cut loses it from then on. */
export async function takeMail({ database, storage, reading }: Deps, mail: ArrivedMail): Promise<void> {
  const { envelope } = mail;
  const id = randomUUID();
  const key = storageKey(`incoming/${id}.eml`);
  const { size } = await storage.put(key, mail.content);
  try {
    await database.transaction(async (transaction) => {
      if (mail.note && !(await mail.note(transaction))) return await storage.remove(key);
      const found = await findReplyAddresses(transaction, mail.recipients, mail.base);
      const replyAddressIds = found.map((one) => one.id);
      await transaction
        .insert(incomingMails)
        .values({ id, at: new Date(), replyAddressIds, envelope, fileKey: key, size: mail.tooLarge ?? size });
      await reading.enqueue(transaction, id);
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/** Whether another mail can be taken now. */
export async function hasRoom(database: Database): Promise<boolean> {
  const [counted] = await database.select({ mails: count() }).from(incomingMails);
  return (counted?.mails ?? 0) < mostWaiting;
}
