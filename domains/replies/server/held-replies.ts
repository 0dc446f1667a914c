import type { Readable } from "node:stream";
import { and, asc, count, desc, eq, exists, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { people } from "#domains/people/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, storageKey } from "#server/storage/port.ts";
import { office, query, verb } from "#server/verb.ts";
import { postReply } from "./process-mail.ts";
import { replies, replyFiles } from "./tables.ts";
import type { ThreadKind } from "./threads.ts";

interface Deps {
  database: Database;
}

/** The most answers that are listed at once; the others come when these are decided. */
const mostListed = 100;

/** Who answers: a person or a member of the staff; a member who is gone has neither name nor address. */
const answerer = {
  ...{ personId: replies.personId, memberId: replies.memberId, kind: replies.kind, threadId: replies.threadId },
  name: sql<string | null>`coalesce(${people.name}, ${staff.name})`,
  email: sql<string | null>`coalesce(${people.email}, ${staff.email})`,
};

/** The answers that wait for the staff, the oldest first, with whoever should have written each, and its conversation. */
const listHeldReplies = query({ may: office }, async ({ database }: Deps) => {
  const { id, at, held, sender, subject, text, isCut } = replies;
  const found = await database
    .select({ ...{ id, at, held, sender, subject, text, isCut }, ...answerer })
    .from(replies)
    .leftJoin(people, eq(people.id, replies.personId))
    .leftJoin(staff, eq(staff.userId, replies.memberId))
    .where(eq(replies.state, "held"))
    .orderBy(asc(replies.at), asc(replies.id))
    .limit(mostListed);
  const files = await findFiles(
    database,
    found.map((one) => one.id),
  );
  return found.map((one) => ({ ...one, files: files.filter(({ replyId }) => replyId === one.id) }));
});

/** The latest answers that were posted and brought files. */
const listReplyFiles = query({ may: office }, async ({ database }: Deps) => {
  const { id, at } = replies;
  const hasFiles = exists(database.select().from(replyFiles).where(eq(replyFiles.replyId, id)));
  const found = await database
    .select({ id, at, ...answerer })
    .from(replies)
    .leftJoin(people, eq(people.id, replies.personId))
    .leftJoin(staff, eq(staff.userId, replies.memberId))
    .where(and(eq(replies.state, "posted"), hasFiles))
    .orderBy(desc(at), desc(id))
    .limit(mostListed);
  const files = await findFiles(
    database,
    found.map((one) => one.id),
  );
  return found.map((one) => ({ ...one, files: files.filter(({ replyId }) => replyId === one.id) }));
});

/** The number of answers that wait for the staff. */
export async function countHeldReplies(database: Database): Promise<number> {
  const [counted] = await database.select({ replies: count() }).from(replies).where(eq(replies.state, "held"));
  return counted?.replies ?? 0;
}

async function findFiles(database: Database, replyIds: string[]) {
  if (replyIds.length === 0) return [];
  const { id, replyId, name, size } = replyFiles;
  return await database
    .select({ id, replyId, name, size })
    .from(replyFiles)
    .where(inArray(replyFiles.replyId, replyIds))
    .orderBy(asc(name), asc(id));
}

/**
 * Posts an answer that waited in its conversation, as its person's words. Throws `not_found` for an unknown one or a
 * conversation that is gone, and `conflict` if it was decided before, or was too large to be taken.
 */
const postHeldReply = verb(
  { may: office, takes: [z.uuid()] },
  async (
    { database, ...deps }: Deps & { replyThreads: ThreadKind[]; emailQueue: EmailQueue; site: () => Site },
    actor: Actor,
    id: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const held = await lockHeld(transaction, id);
      if (held.held === "large") throw new AppError("conflict", "reply.tooLarge");
      const files = await findFiles(transaction, [id]);
      await postReply(deps, transaction, { ...held, files });
      await decide(transaction, actor, held, "posted");
    });
  },
);

/** Deletes the text and the files of an answer that waited. Throws as `postHeldReply` does. */
const discardHeldReply = verb(
  { may: office, takes: [z.uuid()] },
  async (
    { database, fileRemovals }: Deps & { fileRemovals: FileRemovals },
    actor: Actor,
    id: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const held = await lockHeld(transaction, id);
      const files = await transaction.delete(replyFiles).where(eq(replyFiles.replyId, id)).returning();
      const keys = files.map(({ fileKey }) => storageKey(fileKey));
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      await decide(transaction, actor, held, "discarded");
    });
  },
);

type Reply = typeof replies.$inferSelect;

async function lockHeld(transaction: Database, id: string): Promise<Reply> {
  const [found] = await transaction.select().from(replies).where(eq(replies.id, id)).for("update");
  if (!found) throw new AppError("not_found", "reply.unknown");
  if (found.state !== "held") throw new AppError("conflict", "reply.decided");
  return found;
}

async function decide(
  transaction: Database,
  actor: Actor,
  { id, personId, memberId, held }: Reply,
  state: Reply["state"],
) {
  const decidedAt = new Date();
  await transaction
    .update(replies)
    .set({ state, decidedAt, decidedBy: actor.id, text: "", subject: "" })
    .where(eq(replies.id, id));
  const name = state === "posted" ? "postHeldReply" : "discardHeldReply";
  const about =
    personId === null
      ? ({ subject: "staff", subjectId: memberId ?? "" } as const)
      : ({ subject: "person", subjectId: personId } as const);
  await audit(transaction, actor, { verb: name, ...about, details: { held } }, decidedAt);
}

/** A file that came with an answer. Throws `not_found`. */
const openReplyFile = query(
  { may: office, officeOnly: "file" },
  async (
    { database, storage }: Deps & { storage: Pick<FileStorage, "open"> },
    id: string,
  ): Promise<{ name: string; size: number; content: Readable }> => {
    const [file] = isUuid(id) ? await database.select().from(replyFiles).where(eq(replyFiles.id, id)) : [];
    const content = file && (await storage.open(storageKey(file.fileKey)));
    if (!content) throw new AppError("not_found", "reply.fileGone");
    return { name: file.name, size: file.size, content };
  },
);

/** The staff's verbs about answers by e-mail. */
export const replyVerbs = { listHeldReplies, listReplyFiles, postHeldReply, discardHeldReply, openReplyFile };
