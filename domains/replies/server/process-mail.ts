import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { findPeopleByIds, normalisedEmail } from "#domains/people/server/queries.ts";
import type { holdReason } from "#domains/replies/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { isAligned } from "#server/mail/incoming/is-aligned.ts";
import type { ReadRawMail } from "#server/mail/incoming/mail-reader.ts";
import type { Bounce, ReadMail } from "#server/mail/incoming/port.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, storageKey, unlessTaken } from "#server/storage/port.ts";
import { cutText } from "#shared/cut-text.ts";
import { findReplyAddressesById, isOpen, type ReplyAddress } from "./reply-addresses.ts";
import { incomingMails, replies, replyFiles } from "./tables.ts";
import type { ThreadKind } from "./threads.ts";

/** The longest answer that is kept, in characters, and the longest subject and sender. */
const [longestAnswer, longestLine] = [50_000, 300];

export interface ProcessDeps {
  database: Database;
  storage: FileStorage;
  fileRemovals: FileRemovals;
  emailQueue: EmailQueue;
  replyThreads: ThreadKind[];
  readMail: ReadRawMail;
  /** Marks an address to which a mail of ours could not be delivered; ignores what is not about one. */
  bounced: (bounce: Bounce) => Promise<void>;
  log: Pick<Log, "info" | "warn">;
}

type IncomingMail = typeof incomingMails.$inferSelect;

/**
 * Reads a stored mail and does what it asks: posts the answer of whom it surely is from, leaves any other to the staff,
 * and forgets what a program wrote. Doing it twice changes nothing. Throws while the sender's DNS does not answer, unless
 * it `isLast`.
 */
export async function processMail(deps: ProcessDeps, id: string, isLast: boolean): Promise<void> {
  const { database, storage, log } = deps;
  const [mail] = await database.select().from(incomingMails).where(eq(incomingMails.id, id));
  const content = mail && (await storage.open(storageKey(mail.fileKey)));
  if (!mail || !content) return;
  const raw = await buffer(content);
  const digest = createHash("sha256").update(raw).digest("hex");
  const read = await deps.readMail(raw, mail.envelope);
  if (read?.isUncertain && !isLast && !isProved(read)) throw new Error("The DNS of a mail's sender does not answer.");
  for (const bounce of read?.bounces ?? []) await deps.bounced(bounce);
  const addresses = await findReplyAddressesById(database, mail.replyAddressIds);
  const outcomes: string[] = [];
  if (!read?.isAutomatic)
    for (const address of addresses) outcomes.push(await answerIn(deps, { mail, address, read, digest }));
  // An unreadable mail stays as the file of its answers.
  const isKept = read === null && outcomes.includes("held");
  await database.transaction(async (transaction) => {
    await transaction.delete(incomingMails).where(eq(incomingMails.id, id));
    if (!isKept) await deps.fileRemovals.place(transaction, { keys: [storageKey(mail.fileKey)], emails: [] });
  });
  log.info({ job: id, outcomes, automatic: read?.isAutomatic ?? false }, "mail read");
}

const isProved = ({ from: [writer = "", ...others], vouchers }: ReadMail) =>
  others.length === 0 && isAligned(writer, vouchers);

interface Answer {
  mail: IncomingMail;
  address: ReplyAddress;
  read: ReadMail | null;
  digest: string;
}

type HoldReason = (typeof holdReason.options)[number];

/** Posts an answer in the thread of an address, or leaves it to the staff; "repeated" if that was done before. */
async function answerIn(deps: ProcessDeps, answer: Answer): Promise<"posted" | "held" | "repeated"> {
  const { database, replyThreads, emailQueue } = deps;
  const { mail, address, read, digest } = answer;
  const { kind, threadId, personId } = address;
  const id = idOf(mail.id, address.id);
  const files = await storeFiles(deps, id, answer);
  const held = await reasonToHold(deps, answer);
  const text = cutText(read?.text ?? "", longestAnswer);
  const write = async (reason: HoldReason | null) =>
    await database.transaction(async (transaction) => {
      const row = {
        ...{ id, at: mail.at, personId, kind, threadId, held: reason, isCut: read?.isCut ?? false },
        mailHash: read?.messageId ? createHash("sha256").update(read.messageId).digest("hex") : digest,
        messageId: read?.messageId ?? null,
        sender: cutText((read?.from ?? [mail.envelope?.from ?? ""]).join(", "), longestLine),
        subject: cutText(read?.subject ?? "", longestLine),
        ...(reason ? { state: "held" as const, text } : { state: "posted" as const, text: "" }),
      };
      const [isNew] = await transaction.insert(replies).values(row).onConflictDoNothing().returning({ id: replies.id });
      if (!isNew) return "repeated" as const;
      if (files.length > 0) await transaction.insert(replyFiles).values(files.map((file) => ({ ...file, replyId: id })));
      if (reason) return "held" as const;
      const posted = { id, threadId, personId, at: mail.at, text, files, messageId: row.messageId };
      await replyThreads.find((one) => one.kind === kind)?.post({ emailQueue }, transaction, posted);
      return "posted" as const;
    });
  try {
    return await write(held);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return await write("refused");
  }
}

/** Why an answer is not posted: only its person's own, proved mail in an open thread is. */
async function reasonToHold(
  { database, replyThreads }: ProcessDeps,
  { address, read }: Answer,
): Promise<HoldReason | null> {
  if (!read) return "unreadable";
  const [person] = await findPeopleByIds(database, [address.personId]);
  const [writer, ...others] = read.from.map(normalisedEmail);
  if (!writer || others.length > 0 || !person?.email || writer !== person.email) return "sender";
  if (!isProved(read)) return "unproved";
  if (!(await isOpen(database, replyThreads, address))) return "closed";
  return read.text.trim() === "" && read.files.length === 0 ? "empty" : null;
}

/** Stores the files of an answer under keys of its own, so that a second try finds them there. */
async function storeFiles({ storage }: ProcessDeps, replyId: string, { mail, read }: Answer) {
  if (!read) return [{ id: idOf(replyId, "0"), name: "message.eml", size: mail.size, fileKey: mail.fileKey }];
  const files = [];
  for (const [at, { name, content }] of read.files.entries()) {
    const id = idOf(replyId, String(at));
    const key = storageKey(`replies/${id}`);
    await storage.put(key, Readable.from([content])).catch(unlessTaken);
    files.push({ id, name: nameOf(name), size: content.byteLength, fileKey: key });
  }
  return files;
}

/** A name for showing and saving: without folders and control characters. */
function nameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\u2028\u2029"]/gu, "")
      .trim()
      .slice(-160) || "file"
  );
}

/** An id that follows from others, so that a repeat is the same. */
function idOf(...of: string[]): string {
  const hash = createHash("sha256").update(of.join("\n")).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
