import { and, asc, desc, gte, inArray } from "drizzle-orm";
import { z } from "zod";
import { batches } from "#domains/catalogue/server/tables.ts";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import { findStopped } from "#domains/outbox/server/chat-stops.ts";
import { findTextsAbout } from "#domains/outbox/server/prepare-texts.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import { whatsappText } from "#domains/talk/rules/whatsapp-text.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { type PageRequest, pageRequest } from "#server/db/keyset.ts";
import { byBatches, type Caller, ofClass, query, verb } from "#server/verb.ts";
import { day } from "#shared/durations.ts";
import { batchList } from "./announce.ts";
import { findAnnouncement, findAnnouncements, findReaders } from "./announcement-queries.ts";
import { mayRead, unknownAnnouncement } from "./announcement-rights.ts";
import { findFilesOf } from "./file-queries.ts";
import { linkedFiles } from "./linked-files.ts";
import { findReached } from "./news-chats.ts";

interface Deps {
  database: Database;
  siteUrl: string;
}

/** Maximum number of announcements listed at once. */
const mostListed = 100;

/** Time after its end in which a batch is offered, in milliseconds. */
const offeredFor = 60 * day;

/** A page of the announcements to these batches, or of all for the office without one, the latest first. */
export const listAnnouncements = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, pageRequest.optional()], unaudited: true },
  async ({ database }: Deps, who: Caller, batchIds: string[], page: PageRequest = { limit: mostListed }) => {
    const { entries, next } = await findAnnouncements(database, batchIds.length > 0 ? batchIds : null, page);
    const readable = entries.filter(({ announcement }) => mayRead(announcement, who, batchIds));
    const authors = await namesOf(
      database,
      readable.map(({ announcement }) => announcement.authorId),
    );
    const listed = readable.map(({ announcement: { authorId, ...announcement }, reached, seen }) => {
      return { ...announcement, author: authors.get(authorId ?? "") ?? null, reached, seen };
    });
    return { entries: listed, next };
  },
);

/**
 * An announcement with the people it has reached and who has seen it; for each without an e-mail address the WhatsApp chat
 * with the text. In the name of batches only their people are named. Throws `not_found`.
 */
export const showAnnouncement = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()], unaudited: true },
  async ({ database, siteUrl }: Deps, who: Caller, batchIds: string[], id: string) => {
    const found = isUuid(id) ? await findAnnouncement(database, id) : undefined;
    if (!found || !mayRead(found, who, batchIds)) throw unknownAnnouncement();
    const readers = await findReaders(database, id, batchIds.length > 0 ? batchIds : null);
    const { authorId, ...announcement } = found;
    const stopped = await findStopped(
      database,
      readers.flatMap(({ phone }) => phone ?? []),
    );
    const texts = await findTextsAbout(
      database,
      "announcement",
      readers.map((reader) => reader.id),
    );
    const reached = await findReached(database, found, readers);
    const files = await findFilesOf(database, found);
    const greeting = whatsappText({ ...found, files: linkedFiles(found, files, siteUrl) }, `${siteUrl}/classroom/news`);
    return {
      ...announcement,
      author: (await namesOf(database, [authorId])).get(authorId ?? "") ?? null,
      isOwn: who.role !== "teacher" || authorId === who.id,
      files: files.map(({ id: fileId, name, size }) => ({ id: fileId, name, size })),
      readers: readers.map(({ phone, email, ...reader }) => ({
        ...reader,
        hasEmail: email !== null,
        /** What became of the text in the outbox; null for none. */
        text: texts.get(reader.id) ?? null,
        /** Whether the outbox would take one. */
        takesText: phone !== null && reader.seenAt === null && !texts.has(reader.id) && !reached.has(reader.id),
        chat: chatWith(phone, greeting, stopped),
      })),
    };
  },
);

/** The batches that an announcement may be written to: of these, or all, that run, come or ended in the last weeks. */
export const listAudiences = query(
  { may: ofClass, scope: byBatches, takes: [batchList] },
  async ({ database }: Deps, batchIds: string[]): Promise<{ id: string; name: string }[]> => {
    const { id, name, startDate, endDate } = batches;
    const since = new Date(Date.now() - offeredFor).toISOString().slice(0, 10);
    return await database
      .select({ id, name })
      .from(batches)
      .where(and(gte(endDate, since), batchIds.length > 0 ? inArray(id, batchIds) : undefined))
      .orderBy(desc(startDate), asc(id));
  },
);

async function namesOf(database: Database, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  return new Map((await findMembers(database, known)).map(({ userId, name }) => [userId, name]));
}
