import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { recordRefund } from "#domains/money/server/ledger.ts";
import { findReceipt, type LedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { findOrdersByIds, lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type Caller, desk, verb } from "#server/verb.ts";
import { minute } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  site: () => Site;
}

/** How long a clerk may take a receipt back. */
const mayUndoFor = 15 * minute;

/**
 * Takes back receipts that the caller has just given at the desk by mistake: what each paid is written out of the ledger
 * with a receipt of its own, which names the first, and is to be paid again. Its student is told. Once, however often it
 * is sent. Throws `not_found` for a receipt that is not the caller's, and `invalid` after a quarter of an hour.
 */
export const untakeMoney = verb(
  { may: desk, takes: [z.array(z.int().positive()).min(1).max(30)], branch: "own" },
  async ({ database, emailQueue, site }: Deps, who: Caller, numbers: number[]): Promise<{ receipts: number[] }> => {
    return await database.transaction(async (transaction) => {
      const written: number[] = [];
      const taken: Awaited<ReturnType<typeof requireOwn>> = [];
      for (const number of numbers) taken.push(...(await requireOwn(transaction, who, number)));
      const inOrder = taken.toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
      for (const { entry, number, reference } of inOrder) {
        const order = await lockOrder(transaction, reference);
        if (!order) throw new AppError("not_found", "desk.receipt");
        const note = fillText(site().messages.admin.fees.mistake, { number: receiptName(number) });
        const amountMinor = -entry.amountMinor;
        const { method, way, receivedOn, dueAt } = entry;
        const refunded = await recordRefund({ site }, transaction, order, {
          ...{ amountMinor, method: method ?? "cash", way, note, actor: who, source: `desk-undo:${entry.id}` },
          ...(receivedOn && { received: { on: receivedOn, from: dueAt } }),
        });
        if (!refunded) continue;
        written.push(refunded.receipt);
        await emailQueue.enqueue(transaction, [{ email: "refund-sent", about: String(refunded.entryId) }]);
        const act = { verb: "untakeMoney", subject: "order" as const, subjectId: order.id, details: { amountMinor } };
        await audit(transaction, who, act, new Date());
      }
      return { receipts: written };
    });
  },
);

/** The payments of a receipt that a clerk has just given, with the references of their orders. */
async function requireOwn(transaction: Database, who: Caller, number: number) {
  const entries = (await findReceipt(transaction, number))?.parts.map(({ entry }) => entry) ?? [];
  const isOwn = ({ kind, source, actorId }: LedgerEntry) =>
    kind === "payment" && source?.startsWith("desk:") && actorId === who.id;
  const orders = await findOrdersByIds(
    transaction,
    entries.map(({ orderId }) => orderId),
  );
  if (entries.length === 0 || !entries.every(isOwn)) throw new AppError("not_found", "desk.receipt");
  return entries.map((entry) => {
    if (Date.now() - entry.at.getTime() > mayUndoFor) throw new AppError("invalid", "desk.late");
    return { entry, number, reference: orders.find(({ id }) => id === entry.orderId)?.reference ?? "" };
  });
}
