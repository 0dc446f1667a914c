import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import type { Site } from "#domains/content/rules/site.ts";
import { findPeopleByIds, normalisedEmail } from "#domains/people/server/queries.ts";
import type { HoldReason } from "#domains/replies/contract.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { isAligned } from "#server/mail/incoming/is-aligned.ts";
import type { ReadRawMail } from "#server/mail/incoming/mail-reader.ts";
import { type Bounce, largestMail, mostMailedFiles, type ReadMail } from "#server/mail/incoming/port.ts";
import { fileNameOf } from "#server/storage/file-name.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, storageKey, unlessTaken } from "#server/storage/port.ts";
import { cutText } from "#shared/cut-text.ts";
import { fillCount } from "#shared/fill-text.ts";
import { findReplyAddressesById, isOpen, type ReplyAddress } from "./reply-addresses.ts";
import { incomingMails, replies, replyFiles } from "./tables.ts";
import type { PostedReply, ThreadKind } from "./threads.ts";

/** The longest answer that is kept, in characters, and the longest subject and sender. */
const [longestAnswer, longestLine] = [50_000, 300];

export interface ProcessDeps {
  database: Database;
  storage: FileStorage;
  fileRemovals: FileRemovals;
  emailQueue: EmailQueue;
  replyThreads: ThreadKind[];
  site: () => Site;
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
  const read = await deps.readMail(raw, mail.envelope);
  if (read?.isUncertain && !isLast && !isProved(read)) throw new Error("The DNS of a mail's sender does not answer.");
  for (const bounce of read?.bounces ?? []) await deps.bounced(bounce);
  const addresses = await findReplyAddressesById(database, mail.replyAddressIds);
  const outcomes: string[] = [];
  if (!read?.isAutomatic) for (const address of addresses) outcomes.push(await answerIn(deps, { mail, address, read }));
  // An unreadable mail stays as the file of its answers.
  const isKept = read === null && !isHeadAlone(mail) && outcomes.includes("held");
  await database.transaction(async (transaction) => {
    await transaction.delete(incomingMails).where(eq(incomingMails.id, id));
    if (!isKept) await deps.fileRemovals.place(transaction, { keys: [storageKey(mail.fileKey)], emails: [] });
  });
  log.info({ job: id, outcomes, automatic: read?.isAutomatic ?? false }, "mail read");
}

/** Whether only the head of a mail was taken, as the whole is too large. */
const isHeadAlone = ({ size }: IncomingMail) => size > largestMail;

const isProved = ({ from: [writer = "", ...others], vouchers }: ReadMail) =>
  others.length === 0 && isAligned(writer, vouchers);

interface Answer {
  mail: IncomingMail;
  address: ReplyAddress;
  read: ReadMail | null;
}

/** Posts an answer in the thread of an address, or leaves it to the staff; "repeated" if that was done before. */
async function answerIn(deps: ProcessDeps, answer: Answer): Promise<"posted" | "held" | "repeated"> {
  const id = idOf(answer.mail.id, answer.address.id);
  const files = await storeFiles(deps, id, answer);
  const held = await reasonToHold(deps, answer);
  const write = (reason: HoldReason | null) =>
    deps.database.transaction(async (transaction) => {
      const { text, ...row } = rowOf(id, answer, deps.site());
      const kept = reason ? { state: "held" as const, text } : { state: "posted" as const, text: "" };
      const [isNew] = await transaction
        .insert(replies)
        .values({ ...row, ...kept, held: reason })
        .onConflictDoNothing()
        .returning({ id: replies.id });
      if (!isNew) return await forget(deps, transaction, id, files);
      if (files.length > 0)
        await transaction.insert(replyFiles).values(files.map((file) => ({ ...file, replyId: id })));
      if (!reason) await postReply(deps, transaction, { ...row, text, files });
      return kept.state;
    });
  try {
    return await write(held);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return await write("refused");
  }
}

/** Writes an answer into its thread, with the names of its files, as part of `transaction`. Throws an `AppError` where the thread takes it no more. */
export async function postReply(
  { replyThreads, ...deps }: Pick<ProcessDeps, "replyThreads" | "emailQueue" | "site">,
  transaction: Database,
  { kind, ...reply }: PostedReply & { kind: string },
): Promise<void> {
  const thread = replyThreads.find((one) => one.kind === kind);
  if (!thread) throw new AppError("not_found", "reply.noThread");
  const named = [reply.text, ...reply.files.map(({ name }) => `[${name}]`)].filter((part) => part !== "");
  await thread.post(deps, transaction, { ...reply, text: named.join("\n") });
}

/** An answer as it is stored, with its text. */
function rowOf(id: string, { mail, address, read }: Answer, site: Site) {
  const { kind, threadId, personId, memberId } = address;
  const writers = read ? read.from : [mail.envelope?.from ?? ""];
  return {
    ...{ id, at: mail.at, personId, memberId, kind, threadId, isCut: read?.isCut ?? false },
    mailHash: hashOf(read?.messageId ?? read?.digest ?? mail.id),
    messageId: read?.messageId ?? null,
    sender: cutText(writers.join(", "), longestLine),
    subject: cutText(read?.subject ?? "", longestLine),
    text: read ? textOf(read, site) : "",
  };
}

/** What an answer says, and what of its text and its files was not taken. */
function textOf({ text, filesLeftOut }: ReadMail, { messages }: Site): string {
  const words = messages.admin.replies;
  const said = cutText(text, longestAnswer);
  const notes = said.length < text.length ? [words.restLeftOut] : [];
  if (filesLeftOut > 0) notes.push(fillCount(words.filesLeftOut, filesLeftOut, { most: mostMailedFiles }));
  return [said, ...notes.map((note) => `[${note}]`)].join("\n").trimStart();
}

/** Removes the files of an answer that came before, but for those of this very one. */
async function forget(
  { fileRemovals }: ProcessDeps,
  transaction: Database,
  id: string,
  files: { fileKey: string }[],
): Promise<"repeated"> {
  const [own] = await transaction.select({ id: replies.id }).from(replies).where(eq(replies.id, id));
  const keys = files.map(({ fileKey }) => storageKey(fileKey));
  if (!own && keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
  return "repeated";
}

/** The confirmed address of whoever answers at an address of ours; null for one without, and for one who is gone. */
async function confirmedAddress(database: Database, { personId, memberId }: ReplyAddress): Promise<string | null> {
  if (memberId !== null) return (await findMember(database, memberId))?.email ?? null;
  const [person] = personId === null ? [] : await findPeopleByIds(database, [personId]);
  return person?.email ?? null;
}

/** Why an answer is not posted: only its answerer's own, proved mail in an open thread is. */
async function reasonToHold(
  { database, replyThreads, site }: ProcessDeps,
  { mail, address, read }: Answer,
): Promise<HoldReason | null> {
  if (isHeadAlone(mail)) return "large";
  if (!read) return "unreadable";
  const own = await confirmedAddress(database, address);
  const [writer, ...others] = read.from.map(normalisedEmail);
  if (!writer || others.length > 0 || own === null || writer !== own) return "sender";
  if (!isProved(read)) return "unproved";
  if (!(await isOpen({ database, replyThreads, site }, address))) return "closed";
  return read.text.trim() === "" && read.files.length === 0 ? "empty" : null;
}

/** Stores the files of an answer under keys of its own, so that a second try finds them there. */
async function storeFiles({ storage }: ProcessDeps, replyId: string, { mail, read }: Answer) {
  if (isHeadAlone(mail)) return [];
  if (!read) return [{ id: idOf(replyId, "0"), name: "message.eml", size: mail.size, fileKey: mail.fileKey }];
  const files = [];
  for (const [at, { name, content }] of read.files.entries()) {
    const id = idOf(replyId, String(at));
    const key = storageKey(`replies/${id}`);
    await storage.put(key, Readable.from([content])).catch(unlessTaken);
    files.push({ id, name: fileNameOf(name), size: content.byteLength, fileKey: key });
  }
  return files;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** An id that follows from others, so that a repeat is the same. */
function idOf(...of: string[]): string {
  const hash = hashOf(of.join("\n"));
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
