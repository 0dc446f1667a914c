import { and, asc, count, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type ChatKind, chatFilter } from "#domains/outbox/contract.ts";
import { people } from "#domains/people/server/tables.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, query, verb } from "#server/verb.ts";
import type { KnowsBranches, Within } from "#server/within.ts";
import { minute } from "#shared/durations.ts";
import { listChatStops, stopChats } from "./chat-stops.ts";
import { chatStops, chatTexts } from "./tables.ts";

type ChatText = typeof chatTexts.$inferSelect;

/** What the domain of a kind of text knows of it. */
export interface ChatRules {
  /** Whether it is still wanted when it is opened; always, if left out. */
  isDue?: (database: Database, text: ChatText) => Promise<boolean>;
  /** Keeps elsewhere that it was sent, as part of `transaction`. */
  whenSent?: (transaction: Database, text: ChatText, who: Caller) => Promise<void>;
}

interface Deps extends KnowsBranches {
  database: Database;
  chatRules: Partial<Record<ChatKind, ChatRules>>;
}

/** Time for which an opened text is its opener's alone. */
const claimLasts = 10 * minute;

/** Texts that a list shows at most. */
const most = 200;

const waits = (now: Date): SQL | undefined =>
  and(
    isNull(chatTexts.sentAt),
    isNull(chatTexts.leftAt),
    or(isNull(chatTexts.until), gt(chatTexts.until, now)),
    sql`not exists (select from ${chatStops} where ${chatStops.phone} = ${chatTexts.phone})`,
  );

const ofBranches = (within: Within | undefined) => within?.has("person", chatTexts.personId);

/** A text's taker is an account, or the operator. */
const takerOf = ({ id }: Caller) => id ?? "operator";

/**
 * The texts that wait to be sent, the oldest first, with who has opened which and how many wait for the same number; and
 * the number of all.
 */
const listOutbox = query(
  { may: desk, takes: [chatFilter], branch: "own" },
  async ({ database, within }: Deps, { kind }: { kind?: ChatKind } = {}) => {
    const now = new Date();
    const chosen = and(waits(now), kind && eq(chatTexts.kind, kind), ofBranches(within));
    const texts = await database
      .select({ text: chatTexts, name: people.name })
      .from(chatTexts)
      .innerJoin(people, eq(people.id, chatTexts.personId))
      .where(chosen)
      .orderBy(asc(chatTexts.createdAt), asc(chatTexts.id))
      .limit(most);
    const ofNumber = await countByNumber(
      database,
      texts.map(({ text }) => text.phone),
    );
    const [all] = await database.select({ count: count() }).from(chatTexts).where(chosen);
    return {
      all: all?.count ?? 0,
      texts: texts.map(({ text, name }) => ({
        ...{ id: text.id, kind: text.kind, name, phone: text.phone, text: text.text },
        sameNumber: ofNumber.get(text.phone) ?? 1,
        personId: text.personId,
        /** The account of who has opened it; null for nobody. */
        claimedBy: text.claimedUntil !== null && text.claimedUntil > now ? text.claimedBy : null,
      })),
    };
  },
);

/** The number of texts that wait for each of these phone numbers. */
async function countByNumber(database: Database, phones: string[]): Promise<Map<string, number>> {
  if (phones.length === 0) return new Map();
  const { phone } = chatTexts;
  const found = await database
    .select({ phone, texts: count() })
    .from(chatTexts)
    .where(and(waits(new Date()), inArray(phone, phones)))
    .groupBy(phone);
  return new Map(found.map((one) => [one.phone, one.texts]));
}

/** The number of texts that wait to be sent. */
export async function countOutbox(database: Database, within: Within | undefined): Promise<number> {
  const chosen = and(waits(new Date()), ofBranches(within));
  return (await database.select({ count: count() }).from(chatTexts).where(chosen))[0]?.count ?? 0;
}

const claim = (who: Caller, now: Date) => ({
  claimedBy: takerOf(who),
  claimedUntil: new Date(now.getTime() + claimLasts),
});

const isFree = (who: Caller, now: Date) =>
  or(isNull(chatTexts.claimedBy), eq(chatTexts.claimedBy, takerOf(who)), lte(chatTexts.claimedUntil, now));

/**
 * Opens a text for the caller alone, for ten minutes, and returns the number and the words. Throws `conflict` if somebody
 * else has it open or it needs nobody any more, and `not_found`.
 */
const openChat = verb(
  { may: desk, takes: [z.uuid()], branch: "own", unaudited: true },
  async ({ database, within, chatRules }: Deps, who: Caller, id: string): Promise<{ phone: string; text: string }> => {
    const now = new Date();
    const [mine] = await database
      .update(chatTexts)
      .set(claim(who, now))
      .where(and(eq(chatTexts.id, id), waits(now), isFree(who, now), ofBranches(within)))
      .returning();
    if (!mine) throw await refusalOf(database, id);
    if ((await chatRules[mine.kind]?.isDue?.(database, mine)) === false) {
      await database.update(chatTexts).set({ leftAt: now }).where(eq(chatTexts.id, id));
      throw new AppError("conflict", "outbox.past");
    }
    return { phone: mine.phone, text: mine.text };
  },
);

/** Opens the oldest text that nobody has open, as `openChat` does; null if there is none. */
const openNextChat = verb(
  { may: desk, takes: [chatFilter], branch: "own", unaudited: true },
  async (
    { database, within, chatRules }: Deps,
    who: Caller,
    { kind }: { kind?: ChatKind },
  ): Promise<{ id: string; phone: string; text: string } | null> => {
    for (;;) {
      const now = new Date();
      const isOpen = or(isNull(chatTexts.claimedUntil), lte(chatTexts.claimedUntil, now));
      const oldest = database
        .select({ id: chatTexts.id })
        .from(chatTexts)
        .where(and(waits(now), isOpen, kind && eq(chatTexts.kind, kind), ofBranches(within)))
        .orderBy(asc(chatTexts.createdAt), asc(chatTexts.id))
        .limit(1)
        .for("update", { skipLocked: true });
      const [next] = await database
        .update(chatTexts)
        .set(claim(who, now))
        .where(sql`${chatTexts.id} = (${oldest})`)
        .returning();
      if (!next) return null;
      if ((await chatRules[next.kind]?.isDue?.(database, next)) !== false)
        return { id: next.id, phone: next.phone, text: next.text };
      await database.update(chatTexts).set({ leftAt: now }).where(eq(chatTexts.id, next.id));
    }
  },
);

/** Keeps that the caller has sent a text which they opened. The same twice counts once. Throws `conflict` otherwise. */
const markChatSent = verb(
  { may: desk, takes: [z.uuid()], branch: "own" },
  async ({ database, within, chatRules }: Deps, who: Caller, id: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const [text] = await transaction
        .select()
        .from(chatTexts)
        .where(and(eq(chatTexts.id, id), ofBranches(within)))
        .for("update");
      if (text?.sentAt && text.sentBy === takerOf(who)) return;
      if (!text || text.sentAt || text.leftAt || text.claimedBy !== takerOf(who))
        throw await refusalOf(transaction, id);
      const sentAt = new Date();
      await transaction
        .update(chatTexts)
        .set({ sentAt, sentBy: takerOf(who) })
        .where(eq(chatTexts.id, id));
      await chatRules[text.kind]?.whenSent?.(transaction, text, who);
      const details = { kind: text.kind };
      await audit(
        transaction,
        who,
        { verb: "markChatSent", subject: "person", subjectId: text.personId, details },
        sentAt,
      );
    });
  },
);

/** Leaves a text out: it is not sent. Throws `not_found`. */
const leaveChat = verb(
  { may: desk, takes: [z.uuid()], branch: "own" },
  async ({ database, within }: Deps, who: Caller, id: string): Promise<void> => {
    await database.transaction(async (transaction) => {
      const now = new Date();
      const [left] = await transaction
        .update(chatTexts)
        .set({ leftAt: now })
        .where(and(eq(chatTexts.id, id), isNull(chatTexts.sentAt), isNull(chatTexts.leftAt), ofBranches(within)))
        .returning();
      if (!left) throw await refusalOf(transaction, id);
      await audit(transaction, who, { verb: "leaveChat", subject: "person", subjectId: left.personId }, now);
    });
  },
);

async function refusalOf(database: Database, id: string): Promise<AppError> {
  const [text] = await database.select().from(chatTexts).where(eq(chatTexts.id, id));
  if (!text) return new AppError("not_found", "outbox.unknown");
  if (text.sentAt) return new AppError("conflict", "outbox.sent");
  const now = new Date();
  if (text.claimedBy === null || text.claimedUntil === null || text.claimedUntil <= now)
    return new AppError("conflict", "outbox.past");
  const name = (await findMember(database, text.claimedBy))?.name;
  return new AppError("conflict", "outbox.taken", { values: { by: name ?? { reason: "lead.somebody" } } });
}

/** The staff's verbs about chat texts. */
export const outboxVerbs = { listOutbox, openChat, openNextChat, markChatSent, leaveChat, stopChats, listChatStops };
