import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { type SavedReply, savedReply } from "#domains/leads/contract/conversation.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, query, verb } from "#server/verb.ts";
import { savedReplies } from "./tables.ts";

interface Deps {
  database: Database;
}

/** Replies that a list holds at most. */
const most = 200;

/** The replies that staff use again, by their titles. */
export const listSavedReplies = query(
  { may: office, branch: "no branch" },
  async ({ database }: Deps): Promise<SavedReply[]> => {
    const { id, title, texts } = savedReplies;
    return await database.select({ id, title, texts }).from(savedReplies).orderBy(asc(title), asc(id)).limit(most);
  },
);

/** Keeps a saved reply; the same id is the same reply. */
export const saveReply = verb(
  { may: office, takes: [savedReply], branch: "no branch" },
  async ({ database }: Deps, actor: Actor, { id, title, texts }: SavedReply): Promise<void> => {
    const at = new Date();
    const changed = { title, texts, changedAt: at, changedBy: actor.id };
    await database.transaction(async (transaction) => {
      await transaction
        .insert(savedReplies)
        .values({ id, ...changed })
        .onConflictDoUpdate({ target: savedReplies.id, set: changed });
      await audit(transaction, actor, { verb: "saveReply", subject: "lead", subjectId: id }, at);
    });
  },
);

/** Removes a saved reply; one that is gone stays so. */
export const removeReply = verb(
  { may: office, takes: [z.uuid()], branch: "no branch" },
  async ({ database }: Deps, actor: Actor, id: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const gone = await transaction.delete(savedReplies).where(eq(savedReplies.id, id)).returning();
      if (gone.length > 0)
        await audit(transaction, actor, { verb: "removeReply", subject: "lead", subjectId: id }, new Date());
    });
  },
);
