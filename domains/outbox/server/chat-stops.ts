import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type ChatStop, chatStop } from "#domains/outbox/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, moneyReaders, query, verb } from "#server/verb.ts";
import { chatStops } from "./tables.ts";

interface Deps {
  database: Database;
}

/** Those of these numbers that want no texts. */
export async function findStopped(database: Database, phones: string[]): Promise<Set<string>> {
  if (phones.length === 0) return new Set();
  const { phone } = chatStops;
  const found = await database.select({ phone }).from(chatStops).where(inArray(phone, phones));
  return new Set(found.map((one) => one.phone));
}

const numbers = z.array(z.string().max(40)).max(10_000);

/** Those of these numbers that want no texts, for the screens with links to chats. */
export const listChatStops = query(
  { may: { ...desk, ...moneyReaders, teacher: "all" }, takes: [numbers], branch: "no branch" },
  async ({ database }: Deps, phones: string[]): Promise<string[]> => [...(await findStopped(database, phones))],
);

/** Keeps that a number wants no texts, or wants them again; of those that wait none is sent. */
export const stopChats = verb(
  { may: desk, takes: [chatStop], branch: "no branch" },
  async ({ database }: Deps, who: Caller, { phone, isStopped }: ChatStop): Promise<void> => {
    await database.transaction(async (transaction) => {
      const at = new Date();
      if (isStopped) await transaction.insert(chatStops).values({ phone, at, notedBy: who.id }).onConflictDoNothing();
      else await transaction.delete(chatStops).where(eq(chatStops.phone, phone));
      const [person] = await transaction.select({ id: people.id }).from(people).where(eq(people.phone, phone)).limit(1);
      const act = {
        verb: "stopChats",
        subject: "person",
        subjectId: person?.id ?? "",
        details: { isStopped },
      } as const;
      await audit(transaction, who, act, at);
    });
  },
);
