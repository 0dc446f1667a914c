import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import type { ChatRules } from "#domains/outbox/server/outbox.ts";
import { findTextsAbout, prepareTexts } from "#domains/outbox/server/prepare-texts.ts";
import { whatsappText } from "#domains/talk/rules/whatsapp-text.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatches, type Caller, ofClass, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { batchList } from "./announce.ts";
import { type Announcement, findReaders } from "./announcement-queries.ts";
import { requireOwn } from "./announcement-rights.ts";
import { findFilesOf } from "./file-queries.ts";
import { linkedFiles } from "./linked-files.ts";
import { announcements, announcementReaders as readers } from "./tables.ts";

type Told = Pick<Awaited<ReturnType<typeof findReaders>>[number], "id" | "personId" | "email" | "remindedAt">;

/**
 * Those of an announcement's readers, by their rows' ids, whom its email has reached: they have an address, and an account
 * to see it with. Someone who was reminded was not.
 */
export async function findReached(
  database: Database,
  { byEmail }: Pick<Announcement, "byEmail">,
  told: Told[],
): Promise<Set<string>> {
  const mailed = byEmail ? told.filter(({ email, remindedAt }) => email !== null && remindedAt === null) : [];
  if (mailed.length === 0) return new Set();
  const isOne = inArray(
    accountPeople.personId,
    mailed.map(({ personId }) => personId),
  );
  const accounts = await database.select({ personId: accountPeople.personId }).from(accountPeople).where(isOne);
  const holders = new Set(accounts.map(({ personId }) => personId));
  return new Set(mailed.filter(({ personId }) => holders.has(personId)).map(({ id }) => id));
}

/**
 * Puts an announcement into the outbox of chat texts, once each, for those who have not seen it and whom no email or no
 * account reaches; returns how many are new. Throws `conflict` while it is still being spread, and `not_found`.
 */
export const prepareNewsTexts = verb(
  { may: ofClass, scope: byBatches, takes: [batchList, z.string()] },
  async (
    { database, siteUrl }: { database: Database; siteUrl: string },
    who: Caller,
    batchIds: string[],
    id: string,
  ): Promise<{ count: number }> => {
    return await database.transaction(async (transaction) => {
      const announcement = await requireOwn(transaction, who, batchIds, id);
      if (!announcement.spreadAt) throw new AppError("conflict", "announcement.notSpread");
      const unseen = (await findReaders(transaction, id, batchIds.length > 0 ? batchIds : null)).filter(
        ({ seenAt }) => seenAt === null,
      );
      const reached = await findReached(transaction, announcement, unseen);
      const known = await findTextsAbout(
        transaction,
        "announcement",
        unseen.map((reader) => reader.id),
      );
      const files = linkedFiles(announcement, await findFilesOf(transaction, announcement), siteUrl);
      const text = whatsappText({ ...announcement, files }, `${siteUrl}/classroom/news`);
      const texts = unseen.flatMap(({ id: about, personId, name, phone }) => {
        if (phone === null || reached.has(about) || known.has(about)) return [];
        return [{ personId, phone, about, language: siteLocale, text, facts: { name, title: announcement.title } }];
      });
      const count = await prepareTexts(transaction, "announcement", texts);
      const act = { verb: "prepareNewsTexts", subject: "announcement", subjectId: id } as const;
      if (count > 0) await audit(transaction, who, { ...act, details: { people: count } }, new Date());
      return { count };
    });
  },
);

/** An announcement by chat is wanted until its reader has seen it. */
export const newsChats: ChatRules = {
  async isDue(database, { about }) {
    const [reader] = await database
      .select({ seenAt: readers.seenAt, takenBackAt: announcements.takenBackAt })
      .from(readers)
      .innerJoin(announcements, eq(announcements.id, readers.announcementId))
      .where(eq(readers.id, about));
    return reader?.seenAt === null && reader.takenBackAt === null;
  },
};
