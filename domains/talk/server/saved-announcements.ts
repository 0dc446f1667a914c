import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type SavedAnnouncement, savedAnnouncement } from "#domains/talk/contract.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { everyone, query, verb } from "#server/verb.ts";
import { savedAnnouncements } from "./tables.ts";

interface Deps {
  database: Database;
}

/** Templates that a list holds at most. */
const most = 200;

/** The announcements that staff use again, by their titles. */
export const listSavedAnnouncements = query(
  { may: everyone, branch: "no branch" },
  async ({ database }: Deps): Promise<SavedAnnouncement[]> => {
    const { id, title, text } = savedAnnouncements;
    return await database.select({ id, title, text }).from(savedAnnouncements).orderBy(asc(title), asc(id)).limit(most);
  },
);

/** Keeps an announcement for use again; the same id is the same template. */
export const saveAnnouncement = verb(
  { may: everyone, takes: [savedAnnouncement], branch: "no branch" },
  async ({ database }: Deps, actor: Actor, { id, title, text }: SavedAnnouncement): Promise<void> => {
    const at = new Date();
    const changed = { title, text, changedAt: at, changedBy: actor.id };
    await database.transaction(async (transaction) => {
      await transaction
        .insert(savedAnnouncements)
        .values({ id, ...changed })
        .onConflictDoUpdate({ target: savedAnnouncements.id, set: changed });
      await audit(transaction, actor, { verb: "saveAnnouncement", subject: "announcement", subjectId: id }, at);
    });
  },
);

/** Removes a template; one that is gone stays so. */
export const removeSavedAnnouncement = verb(
  { may: everyone, takes: [z.uuid()], branch: "no branch" },
  async ({ database }: Deps, actor: Actor, id: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const gone = await transaction.delete(savedAnnouncements).where(eq(savedAnnouncements.id, id)).returning();
      const act = { verb: "removeSavedAnnouncement", subject: "announcement", subjectId: id } as const;
      if (gone.length > 0) await audit(transaction, actor, act, new Date());
    });
  },
);
