import { z } from "zod";
import {
  type NewReduction,
  newReduction,
  type ReductionVerdict,
  reductionVerdict,
} from "#domains/money/contract/fee-plans.ts";
import { entryFigures } from "#domains/money/rules/figures.ts";
import { readStatement } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import {
  findOrder,
  findOrdersByIds,
  findSubjectOfOrder,
  lockOrder,
  type Order,
} from "#domains/money/server/queries/order-queries.ts";
import {
  type FeeReduction,
  findReductions,
  insertReduction,
  lockReduction,
  setReduction,
} from "#domains/money/server/queries/reduction-queries.ts";
import { requireAmount } from "#domains/money/server/require-amount.ts";
import { confirmOrder } from "#domains/money/server/take-payment.ts";
import { findFamily } from "#domains/people/server/guardians.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { findStaff } from "#domains/staff/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, holders, moneyStaff, query, reachOf, verb } from "#server/verb.ts";
import { type KnowsBranches, ofOrder } from "#server/within.ts";
import type { StaffRight } from "#shared/staff-right.ts";
import { recordChargeChanges, requireCharge, requireOpenPlan } from "./charge-changes.ts";

interface Deps {
  database: Database;
}

/** The most requests that a screen shows. */
const shown = 100;

/**
 * Asks for fewer fees: per cent of some charges, or an amount of each. Nothing changes until another member approves it.
 * The same key is asked once. One for a brother or sister asks that the family is known. Throws `not_found` for an unknown order, `conflict` for a cancelled one, and `invalid` at
 * the field for what is no amount, or more than a charge asks for.
 */
export const askReduction = verb(
  { may: desk, takes: [newReduction], branch: ({ reference }) => ofOrder(reference) },
  async ({ database }: Deps, who: Caller, given: NewReduction): Promise<{ id: string; amount: string }> => {
    return await database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, given.reference);
      const { instalments } = await requireOpenPlan(transaction, order, undefined);
      if (given.kind === "sibling") await requireFamily(transaction, order);
      const each = given.amount === undefined ? null : requireAmount(given.amount, order.currency);
      if (each === null && given.percent === undefined) throw fieldError("amount", "field.missing");
      const charges = [...new Set(given.charges)].map((charge) => {
        const { amountMinor: asked } = requireCharge(instalments, charge);
        const amountMinor = each ?? Math.round((asked * (given.percent ?? 0)) / 100);
        if (amountMinor > asked) throw fieldError("amount", "fees.tooMuchOff");
        if (amountMinor === 0) throw fieldError("amount", "payment.amount", { values: { currency: order.currency } });
        return { charge, amountMinor };
      });
      const amountMinor = charges.reduce((sum, one) => sum + one.amountMinor, 0);
      const asked = { id: given.key, orderId: order.id, kind: given.kind, charges, amountMinor, why: given.reason };
      const at = new Date();
      if (await insertReduction(transaction, { ...asked, askedAt: at, askedBy: who.id })) {
        const details = { amountMinor, kind: given.kind };
        const act = { verb: "askReduction", subject: "order" as const, subjectId: order.id, details };
        await audit(transaction, who, act, at);
      }
      return { id: given.key, amount: entryFigures({ amountMinor }, order.currency).moved };
    });
  },
);

/** Throws `invalid` at the field unless somebody is known to be of the student's family. */
async function requireFamily(transaction: Database, order: Order): Promise<void> {
  const personId = (await findSubjectOfOrder(transaction, order.id))?.personId;
  const family = personId ? await findFamily(transaction, await findSamePeopleById(transaction, personId)) : [];
  if (family.length === 0) throw fieldError("kind", "fees.noFamily");
}

/**
 * Approves or refuses a request for fewer fees; an approved one is written into the ledger with its reason. Whoever asked
 * decides nothing, unless nobody else here may. Sent again, it changes nothing. Throws `not_found`, `forbidden` for
 * whoever asked, and `conflict` if it was decided otherwise, or a charge asks for less by now.
 */
export const decideReduction = verb(
  { may: holders("reductions"), takes: [reductionVerdict] },
  async (deps: Deps & SeatDeps, who: Caller, { id, verdict, note }: ReductionVerdict): Promise<void> => {
    await deps.database.transaction(async (transaction) => {
      const { reduction, order } = await requireReduction(transaction, id);
      if (reduction.verdict === verdict) return;
      if (reduction.verdict !== null) throw new AppError("conflict", "fees.decided");
      if (reduction.askedBy === who.id && (await hasOther(transaction, who, "reductions")))
        throw new AppError("forbidden", "fees.own");
      const at = new Date();
      await setReduction(transaction, id, { verdict, decidedAt: at, decidedBy: who.id, answer: note || null });
      if (verdict === "approved") await reduce(deps, transaction, { reduction, order }, who);
      const done = verdict === "approved" ? "approveReduction" : "refuseReduction";
      const details = { amountMinor: reduction.amountMinor, kind: reduction.kind };
      await audit(transaction, who, { verb: done, subject: "order", subjectId: order.id, details }, at);
    });
  },
);

/** A request and its order, both locked. Throws `not_found`. */
async function requireReduction(transaction: Database, id: string): Promise<{ reduction: FeeReduction; order: Order }> {
  const reduction = await lockReduction(transaction, id);
  const [named] = reduction ? await findOrdersByIds(transaction, [reduction.orderId]) : [];
  const order = named && (await lockOrder(transaction, named.reference));
  if (!reduction || !order) throw new AppError("not_found", "fees.noRequest");
  return { reduction, order };
}

/** Writes an approved request into the ledger; an order that then costs nothing more is confirmed. */
async function reduce(
  deps: SeatDeps,
  transaction: Database,
  { reduction, order }: { reduction: FeeReduction; order: Order },
  who: Caller,
): Promise<void> {
  const { kind, charges, why } = reduction;
  const { instalments } = await requireOpenPlan(transaction, order, undefined);
  const isLess = charges.some(({ charge, amountMinor }) => {
    return requireCharge(instalments, charge).amountMinor < amountMinor;
  });
  if (isLess) throw new AppError("conflict", "fees.lessByNow");
  const changes = charges.map(({ charge, amountMinor }) => ({ charge, amountMinor: -amountMinor, act: kind }));
  await recordChargeChanges(transaction, order, changes, { actor: who, note: why });
  const { balanceMinor } = await readStatement(transaction, order);
  if (balanceMinor <= 0 && order.state !== "paid")
    await confirmOrder(deps, transaction, order, { actor: who, decidedBy: who.name });
}

/** Whether another member of the staff may decide, by this right. */
export async function hasOther(transaction: Database, who: Caller, right: StaffRight): Promise<boolean> {
  const all = await findStaff(transaction);
  return all.some((one) => one.userId !== who.id && reachOf(one, { may: holders(right) }) === "all");
}

/** The requests for fewer fees of an order, or all that wait for a decision, the oldest first. */
export const listReductions = query(
  { may: moneyStaff, takes: [z.string().max(40)], branch: "own" },
  async ({ database, within }: Deps & KnowsBranches, reference: string) => {
    const order = reference === "" ? null : await findOrder(database, reference);
    if (order === undefined) return [];
    const names = new Map((await findStaff(database)).map(({ userId, name }) => [userId, name]));
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    const found = await findReductions(database, order, { limit: shown, within });
    return found.map(({ reduction, order: { reference: of, currency, courseTitle }, name }) => ({
      ...pickedOf(reduction),
      ...{ reference: of, course: courseTitle, name, amount: entryFigures(reduction, currency).moved },
      ...{ askedBy: nameOf(reduction.askedBy), askedById: reduction.askedBy, decidedBy: nameOf(reduction.decidedBy) },
    }));
  },
);

function pickedOf({ id, kind, charges, why, askedAt, decidedAt, verdict, answer }: FeeReduction) {
  return { id, kind, reason: why, askedAt, decidedAt, verdict, answer, charges: charges.length };
}
