import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import {
  type NewRefundRequest,
  newRefundRequest,
  type RefundVerdict,
  refundVerdict,
} from "#domains/money/contract/refund-requests.ts";
import { entryFigures } from "#domains/money/rules/figures.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { readLedger } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import { hasOther } from "#domains/money/server/plan/reductions.ts";
import { findOrder, findOrdersByIds, lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import {
  findRefundRequest,
  findRefundRequests,
  insertRefundRequest,
  lockRefundRequest,
  type RefundRequest,
  setRefundRequest,
} from "#domains/money/server/queries/refund-request-queries.ts";
import { returnMoney } from "#domains/money/server/refund-order.ts";
import { requireAmount } from "#domains/money/server/require-amount.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { findMember, findStaff } from "#domains/staff/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, holders, keepsDrawer, moneyStaff, query, verb } from "#server/verb.ts";
import { type KnowsBranches, ofOrder } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { wayOf } from "./take-money.ts";

interface Deps {
  database: Database;
  /** The ways to pay, and the length of the full refund window. */
  site: () => Site;
}

type DecideDeps = Deps & SeatDeps & { provider: PaymentProvider };

/** The most requests that a screen shows, and how long the member who asked still sees what was decided. */
const shown = 100;
const told = 7 * day;

/**
 * Asks for money back for a student: nothing moves until another member approves it. The same key is asked once, and an
 * order has one request that waits. Throws `not_found` for an unknown order, `conflict` if its ledger has changed since it
 * was seen, or another request waits, and `invalid` at the field for what is no amount, or more than was paid.
 */
export const askRefund = verb(
  { may: desk, takes: [newRefundRequest], branch: ({ reference }) => ofOrder(reference) },
  async ({ database, site }: Deps, who: Caller, given: NewRefundRequest): Promise<{ id: string; amount: string }> => {
    return await database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, given.reference);
      const before = await findRefundRequest(transaction, { id: given.key });
      if (before) return askedOf(before, order);
      const ledger = await readLedger(transaction, order);
      if (given.seen !== undefined && given.seen !== ledger.length) throw new AppError("conflict", "order.changed");
      const amountMinor = requireAmount(given.amount, order.currency);
      if (amountMinor > statementOf(ledger, order, new Date()).receivedMinor)
        throw fieldError("amount", "refund.tooMuch");
      if (await findRefundRequest(transaction, { waitingOf: order.id })) throw new AppError("conflict", "refund.waits");
      const { method, reason: why } = given;
      const at = new Date();
      const request = { id: given.key, orderId: order.id, amountMinor, method, why, askedAt: at, askedBy: who.id };
      const way = wayOf({ site }, given);
      await insertRefundRequest(transaction, { ...request, way, seenEntries: ledger.length });
      const details = { amountMinor, method };
      await audit(transaction, who, { verb: "askRefund", subject: "order", subjectId: order.id, details }, at);
      return askedOf(request, order);
    });
  },
);

const askedOf = ({ id, amountMinor }: Pick<RefundRequest, "id" | "amountMinor">, { currency }: Order) => {
  return { id, amount: entryFigures({ amountMinor }, currency).moved };
};

/**
 * Approves or refuses a request for money back. An approved one is written into the ledger once, with its receipt: cash
 * is handed out by the member who asked, and leaves their drawer. They decide nothing themselves, unless no one else may.
 * Sent again, it changes nothing. Throws `not_found`, `forbidden` for the member who asked, `conflict` if it was decided
 * otherwise, or the order's ledger has changed since it was asked for, and what `returnMoney` throws.
 */
export const decideRefund = verb(
  { may: holders("refunds"), again: true, takes: [refundVerdict] },
  async (
    deps: DecideDeps,
    who: Caller,
    decision: RefundVerdict,
  ): Promise<{ verdict: RefundVerdict["verdict"]; handedOutBy: string | null }> => {
    const { id, verdict } = decision;
    return await deps.database.transaction(async (transaction) => {
      const { request, order } = await requireRequest(transaction, id);
      const hands = await handsOut(transaction, request, who);
      const decided = { verdict, handedOutBy: hands.name };
      if (request.verdict === verdict) return decided;
      if (request.verdict !== null) throw new AppError("conflict", "fees.decided");
      if (request.askedBy === who.id && (await hasOther(transaction, who, "refunds")))
        throw new AppError("forbidden", "fees.own");
      if (decision.verdict === "approved")
        await approve(deps, transaction, { request, order }, { ...decision, actor: who, handedOutBy: hands.actor });
      const at = new Date();
      const answer = decision.verdict === "refused" ? decision.reason : null;
      await setRefundRequest(transaction, id, { verdict, decidedAt: at, decidedBy: who.id, answer });
      const done = verdict === "approved" ? "approveRefund" : "refuseRefund";
      const details = { amountMinor: request.amountMinor, method: request.method };
      await audit(transaction, who, { verb: done, subject: "order", subjectId: order.id, details }, at);
      return decided;
    });
  },
);

/** Writes an approved request into the ledger. Throws `conflict` if money of its order has moved since it was asked for. */
async function approve(
  deps: DecideDeps,
  transaction: Database,
  { request, order }: { request: RefundRequest; order: Order },
  { beyondWindow, actor, handedOutBy }: { beyondWindow: boolean; actor: Actor; handedOutBy: Actor },
): Promise<void> {
  const ledger = await readLedger(transaction, order);
  if (ledger.length !== request.seenEntries) throw new AppError("conflict", "refund.changed");
  const { id, amountMinor, method, way, why: note } = request;
  const back = { amountMinor, method, way, note, source: `refund-request:${id}`, isBeyond: beyondWindow };
  await returnMoney(deps, transaction, order, { ...back, actor, handedOutBy });
}

/** A request and its order, both locked. Throws `not_found`. */
async function requireRequest(transaction: Database, id: string): Promise<{ request: RefundRequest; order: Order }> {
  const request = await lockRefundRequest(transaction, id);
  const [named] = request ? await findOrdersByIds(transaction, [request.orderId]) : [];
  const order = named && (await lockOrder(transaction, named.reference));
  if (!request || !order) throw new AppError("not_found", "fees.noRequest");
  return { request, order };
}

/** Who hands the money out: cash the member who asked, as long as they have a drawer; everything else the one who approves it. */
async function handsOut(
  transaction: Database,
  { method, askedBy }: RefundRequest,
  who: Caller,
): Promise<{ actor: Actor; name: string | null }> {
  const asker = method === "cash" && askedBy !== null ? await findMember(transaction, askedBy) : undefined;
  if (!asker || !keepsDrawer(asker)) return { actor: who, name: null };
  return { actor: { kind: "staff", id: asker.userId }, name: asker.name };
}

/**
 * The requests for money back of an order; without one, all that wait for a decision and those that were decided in the
 * last days. The oldest first.
 */
export const listRefundRequests = query(
  { may: moneyStaff, takes: [z.string().max(40)], branch: "own" },
  async ({ database, within }: Pick<Deps, "database"> & KnowsBranches, reference: string) => {
    const order =
      reference === "" ? { decidedAfter: new Date(Date.now() - told) } : await findOrder(database, reference);
    if (order === undefined) return [];
    const members = new Map((await findStaff(database)).map((one) => [one.userId, one]));
    const memberOf = (id: string | null) => (id === null ? undefined : members.get(id));
    const found = await findRefundRequests(database, order, { limit: shown, within });
    return found.map(({ request, order: { reference: of, currency, courseTitle }, name }) => {
      const { id, method, way, why, askedAt, askedBy, decidedAt, decidedBy, verdict, answer, amountMinor } = request;
      const asker = memberOf(askedBy);
      return {
        ...{ id, method, way, reason: why, askedAt, askedById: askedBy, decidedAt, verdict, answer },
        ...{ reference: of, course: courseTitle, name, amount: entryFigures({ amountMinor }, currency).moved },
        ...{ askedBy: asker?.name ?? null, decidedBy: memberOf(decidedBy)?.name ?? null },
        /** Whose drawer cash leaves; null for the member who approves it, and for a transfer. */
        handedOutBy: method === "cash" && asker && keepsDrawer(asker) ? asker.name : null,
      };
    });
  },
);
