import { eq, inArray } from "drizzle-orm";
import type { ReminderChannel } from "#domains/money/contract/fee-rules.ts";
import { instalmentReminders, ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { feeReminders } from "#domains/money/server/tables/rules-tables.ts";
import type { Database } from "#server/db/client.ts";

/** A reminder of fees that a student was sent. */
export interface SentReminder {
  id: string;
  orderId: string;
  at: Date;
  channel: ReminderChannel;
  /** Who sent it, by name; null for one that went out by itself. */
  by: string | null;
}

/** The reminders that went out about these orders, in any order: by hand, and by themselves. */
export async function findRemindersOf(database: Database, orderIds: string[]): Promise<SentReminder[]> {
  if (orderIds.length === 0) return [];
  const byHand = await database.select().from(feeReminders).where(inArray(feeReminders.orderId, orderIds));
  const { entryId, kind, sentAt } = instalmentReminders;
  const byItself = await database
    .select({ entryId, kind, sentAt, orderId: ledgerEntries.orderId })
    .from(instalmentReminders)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, entryId))
    .where(inArray(ledgerEntries.orderId, orderIds));
  return [
    ...byHand.map(({ id, orderId, sentAt: at, channel, sentBy: by }) => ({ id, orderId, at, channel, by })),
    ...byItself.map((one) => ({
      ...{ id: `${one.entryId} ${one.kind}`, orderId: one.orderId, at: one.sentAt },
      ...{ channel: "email" as const, by: null },
    })),
  ];
}
