import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { recordRefund } from "#domains/money/server/ledger.ts";
import { findReceipt } from "#domains/money/server/queries/ledger-queries.ts";
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
      for (const number of [...numbers].sort((one, other) => one - other)) {
        const { entry, order } = await requireOwn(transaction, who, number);
        const note = fillText(site().messages.admin.fees.mistake, { number: receiptName(number) });
        const amountMinor = -entry.amountMinor;
        const { method, way, receivedOn, dueAt } = entry;
        const refunded = await recordRefund(transaction, order, {
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

/** The payment of a receipt that a clerk has just given, and its order, locked. */
async function requireOwn(transaction: Database, who: Caller, number: number) {
  const entry = (await findReceipt(transaction, number))?.entry;
  const isOwn = entry?.kind === "payment" && entry.source?.startsWith("desk:") && entry.actorId === who.id;
  const [found] = isOwn ? await findOrdersByIds(transaction, [entry.orderId]) : [];
  const order = found && (await lockOrder(transaction, found.reference));
  if (!entry || !order) throw new AppError("not_found", "desk.receipt");
  if (Date.now() - entry.at.getTime() > mayUndoFor) throw new AppError("invalid", "desk.late");
  return { entry, order };
}
