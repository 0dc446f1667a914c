import { and, desc, eq, gt, inArray, notExists } from "drizzle-orm";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { paymentProofs } from "#domains/money/server/tables/payment-tables.ts";
import type { Database } from "#server/db/client.ts";

/**
 * Of these orders, those whose latest proof staff have refused and for which no money came since, by their ids: each with
 * the reason that its student reads, null where staff gave none.
 */
export async function findRefusals(database: Database, orderIds: string[]): Promise<Map<string, string | null>> {
  const { orderId, verdict, decidedAt, refusedBecause, createdAt } = paymentProofs;
  const latest = database
    .selectDistinctOn([orderId], { orderId, verdict, decidedAt, refusedBecause })
    .from(paymentProofs)
    .where(inArray(orderId, orderIds))
    .orderBy(orderId, desc(createdAt))
    .as("latest");
  const isLater = and(
    eq(ledgerEntries.orderId, latest.orderId),
    eq(ledgerEntries.kind, "payment"),
    gt(ledgerEntries.at, latest.decidedAt),
  );
  const paid = database.select({ id: ledgerEntries.id }).from(ledgerEntries).where(isLater);
  const found = await database
    .select({ orderId: latest.orderId, reason: latest.refusedBecause })
    .from(latest)
    .where(and(eq(latest.verdict, "proof_refused"), notExists(paid)));
  return new Map(found.map((one) => [one.orderId, one.reason]));
}
