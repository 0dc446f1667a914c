import type { Site } from "#domains/content/rules/site.ts";
import { type MovedPayment, movedPayment } from "#domains/money/contract/fee-plans.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { readLedger, readStatement } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import { keepDrawerOpen } from "#domains/money/server/queries/drawer-queries.ts";
import { appendEntries, findEntriesOfSources, findReceipt } from "#domains/money/server/queries/ledger-queries.ts";
import {
  findOrdersByIds,
  findStudentOrders,
  type Order,
  setOrderMoney,
} from "#domains/money/server/queries/order-queries.ts";
import { takePayment } from "#domains/money/server/take-payment.ts";
import { isTakenOut } from "#domains/money/server/taken-out.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, verb } from "#server/verb.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";

interface Deps extends SeatDeps {
  database: Database;
  site: () => Site;
}

/**
 * Puts a payment right that was taken for the wrong student: the ledgers of both say so and name the other, the right
 * one gets a receipt, and the days and sums of what came stay as they are. Two payments that were swapped are two calls.
 * Once, however often it is sent. Throws `not_found` for an unknown receipt or order, and `conflict` for a receipt that
 * was given back or moved, a payment by card, or an order that takes no money.
 */
export const movePayment = verb(
  { may: desk, takes: [movedPayment] },
  async (deps: Deps, who: Caller, { receipt, of, to }: MovedPayment): Promise<{ receipt: number; from: string }> => {
    return await deps.database.transaction(async (transaction) => {
      const { entry, named } = await requirePayment(transaction, receipt, of);
      const { from, right } = await lockBoth(transaction, named.reference, to);
      const source = `moved:${entry.id}`;
      const [before] = await findEntriesOfSources(transaction, [`${source}:to:${right.id}`]);
      if (before?.receipt) return { receipt: before.receipt, from: from.reference };
      await requireMovable(transaction, { from, right, entry, source });
      const names = await namesOf(transaction, [from, right]);
      const words = deps.site().messages.admin.fees.moved;
      const noteOf = (text: string, order: Order) =>
        fillText(text, { number: receiptName(receipt), name: names.get(order.id) ?? "", reference: order.reference });
      const { amountMinor, method, way, dueAt } = entry;
      const receivedOn = entry.receivedOn ?? dayOf(entry.at, deps.site().content.company.hours.timeZone);
      const at = new Date();
      if (method === "cash" && who.kind === "staff") await keepDrawerOpen(transaction, who.id);
      await appendEntries(transaction, [
        {
          ...{
            orderId: from.id,
            kind: "payment" as const,
            amountMinor: -amountMinor,
            method,
            way,
            receivedOn,
            dueAt,
            at,
          },
          ...{ source: `${source}:from`, note: noteOf(words.to, right), actor: who.kind, actorId: who.id },
        },
      ]);
      const { receivedMinor } = await readStatement(transaction, from);
      await setOrderMoney(transaction, from.id, receivedMinor > 0);
      const taken = await takePayment(deps, transaction, right, {
        ...{ amountMinor: -amountMinor, method: method ?? "cash", way, source: `${source}:to:${right.id}` },
        ...{ note: noteOf(words.from, from), actor: who, decidedBy: who.name },
        received: { on: receivedOn, from: dueAt },
      });
      if (!taken) throw new Error("A payment that was not moved before is new.");
      for (const order of [from, right]) {
        const details = { amountMinor: -amountMinor, with: order === from ? right.reference : from.reference };
        await audit(transaction, who, { verb: "movePayment", subject: "order", subjectId: order.id, details }, at);
      }
      return { receipt: taken.receipt, from: from.reference };
    });
  },
);

/** The payment of a receipt, and its order. Throws `not_found`. */
async function requirePayment(transaction: Database, receipt: number, of: string | undefined) {
  const entries = (await findReceipt(transaction, receipt))?.parts.map((part) => part.entry) ?? [];
  const orderIds = entries.flatMap(({ kind, orderId }) => (kind === "payment" ? orderId : []));
  const orders = await findOrdersByIds(transaction, orderIds);
  const wanted = of && readReference(of);
  const named = wanted ? orders.find(({ reference }) => reference === wanted) : orders[0];
  if (!wanted && orders.length > 1) throw new AppError("conflict", "fees.jointReceipt");
  const entry = entries.find(({ orderId }) => orderId === named?.id);
  if (!entry || !named) throw new AppError("not_found", "fees.noReceipt");
  return { entry, named };
}

/** Both orders, locked in the order of their references, so that two desks never wait for each other. */
async function lockBoth(transaction: Database, wrong: string, to: string): Promise<{ from: Order; right: Order }> {
  const isFirst = wrong < to.trim().toUpperCase();
  const [one, other] = isFirst ? [wrong, to] : [to, wrong];
  const [first, second] = [await requireOrder(transaction, one), await requireOrder(transaction, other)];
  return isFirst ? { from: first, right: second } : { from: second, right: first };
}

interface Moving {
  from: Order;
  right: Order;
  entry: { id: number; method: string | null; amountMinor: number };
  source: string;
}

async function requireMovable(transaction: Database, { from, right, entry, source }: Moving): Promise<void> {
  if (from.id === right.id) throw fieldError("to", "fees.sameOrder");
  if (from.currency !== right.currency) throw fieldError("to", "desk.currencies");
  if (entry.method === "card") throw new AppError("conflict", "fees.cardStays");
  if (right.state === "cancelled" || (await isTakenOut(transaction, right))) throw fieldError("to", "desk.cancelled");
  const ledger = await readLedger(transaction, from);
  const isGone = ledger.some((one) => one.source === `${source}:from` || one.source === `desk-undo:${entry.id}`);
  const { receivedMinor } = await readStatement(transaction, from);
  if (isGone || entry.amountMinor > 0 || receivedMinor < -entry.amountMinor)
    throw new AppError("conflict", "fees.notThere");
}

async function namesOf(transaction: Database, of: Order[]): Promise<Map<string, string>> {
  const found = await findStudentOrders(
    transaction,
    of.map(({ id }) => id),
  );
  return new Map(found.map(({ order, student }) => [order.id, `${student.firstName} ${student.lastName}`.trim()]));
}
