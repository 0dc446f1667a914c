import { and, asc, count, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { mailSpans, mailTurns } from "./tables.ts";

export type MailSpan = typeof mailSpans.$inferSelect;
export type MailTurn = typeof mailTurns.$inferSelect;

/** The mailbox to count, and its pool. */
export type Counted = Pick<MailSpan, "recipient" | "pool">;

const lockName = ({ recipient, pool }: Counted) => `${pool} ${recipient}`;

/**
 * Makes other transactions that count emails to these recipients wait until this one ends; returns the time by the
 * database's clock, under the locks. All locks are taken in one order, so that two transactions never wait for each
 * other.
 */
export async function lockCounted(transaction: Database, all: Counted[]): Promise<Date> {
  const names = sql.param(JSON.stringify(all.map(lockName)));
  await transaction.execute(sql`
    select pg_advisory_xact_lock(6, key) from (
      select distinct hashtext(name) as key from jsonb_array_elements_text(${names}::jsonb) as name order by 1
    ) keys`);
  const { rows } = await transaction.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return new Date(Number(rows[0]?.now));
}

/** The turns that these mails had before, by the mail's id. */
export async function findTurns(transaction: Database, mailIds: string[]): Promise<Map<string, MailTurn>> {
  const found = await transaction.select().from(mailTurns).where(inArray(mailTurns.mailId, mailIds));
  return new Map(found.map((turn) => [turn.mailId, turn]));
}

/** The spans of these recipients that are open at `now`, each with how many emails went at once and how many are held. */
export async function findOpenSpans(transaction: Database, recipients: string[], now: Date) {
  return await transaction
    .select({
      span: mailSpans,
      went: sql<number>`count(*) filter (where ${mailTurns.email} is null)`.mapWith(Number),
      held: count(mailTurns.email),
    })
    .from(mailSpans)
    .innerJoin(mailTurns, eq(mailTurns.spanId, mailSpans.id))
    .where(and(inArray(mailSpans.recipient, recipients), isNull(mailSpans.closedAt), gt(mailSpans.endsAt, now)))
    .groupBy(mailSpans.id);
}

export async function insertSpans(transaction: Database, rows: MailSpan[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(mailSpans).values(rows);
}

export async function insertTurns(transaction: Database, rows: MailTurn[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(mailTurns).values(rows);
}

export async function findSpan(database: Database, id: string): Promise<MailSpan | undefined> {
  return (await database.select().from(mailSpans).where(eq(mailSpans.id, id)))[0];
}

/** Closes a span; one that is closed already stays as it is. */
export async function closeSpan(transaction: Database, id: string, at: Date): Promise<void> {
  await transaction
    .update(mailSpans)
    .set({ closedAt: at })
    .where(and(eq(mailSpans.id, id), isNull(mailSpans.closedAt)));
}

/** The emails held back in a span, earliest first. */
export async function findHeldTurns(database: Database, spanId: string): Promise<{ email: string; about: string }[]> {
  const found = await database
    .select({ email: mailTurns.email, about: mailTurns.about })
    .from(mailTurns)
    .where(and(eq(mailTurns.spanId, spanId), isNotNull(mailTurns.email)))
    .orderBy(asc(mailTurns.at), asc(mailTurns.mailId));
  return found.flatMap(({ email, about }) => (email === null || about === null ? [] : [{ email, about }]));
}
