import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { ChatKind } from "#domains/outbox/contract.ts";
import type { Database } from "#server/db/client.ts";
import { findStopped } from "./chat-stops.ts";
import { chatTexts } from "./tables.ts";

/** A chat text as the domain that knows its occasion prepares it. */
interface PreparedText {
  personId: string;
  /** E.164. */
  phone: string;
  /** The id of what it is about: of one kind, somebody has one waiting text about it. */
  about: string;
  /** A BCP 47 tag. */
  language: string;
  text: string;
  facts: Record<string, string>;
  until?: Date | null;
}

/** Texts that one insert writes. */
const atOnce = 500;

/**
 * Puts texts into the outbox, as part of `transaction`, and returns how many are new. Whoever wants no texts is left out,
 * and so is who has a waiting one about the same.
 */
export async function prepareTexts(transaction: Database, kind: ChatKind, prepared: PreparedText[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < prepared.length; from += atOnce) {
    const some = prepared.slice(from, from + atOnce);
    const stopped = await findStopped(
      transaction,
      some.map(({ phone }) => phone),
    );
    const rows = some.filter((one) => !stopped.has(one.phone));
    if (rows.length === 0) continue;
    const createdAt = new Date();
    const written = await transaction
      .insert(chatTexts)
      .values(rows.map((row) => ({ ...row, id: randomUUID(), kind, createdAt })))
      .onConflictDoNothing()
      .returning({ id: chatTexts.id });
    count += written.length;
  }
  return count;
}

/** What became of the texts of a kind, by what they are about: the latest of each. */
export async function findTextsAbout(
  database: Database,
  kind: ChatKind,
  about: string[],
): Promise<Map<string, "waits" | "sent" | "left">> {
  if (about.length === 0) return new Map();
  const found = await database
    .select({ about: chatTexts.about, sentAt: chatTexts.sentAt, leftAt: chatTexts.leftAt })
    .from(chatTexts)
    .where(and(eq(chatTexts.kind, kind), inArray(chatTexts.about, about)))
    .orderBy(chatTexts.createdAt);
  return new Map(
    found.map(({ about: of, sentAt, leftAt }) => {
      const unsent = leftAt ? "left" : "waits";
      return [of, sentAt ? "sent" : unsent];
    }),
  );
}
