import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { discountCode, type NewDiscount, newDiscount } from "#domains/money/contract.ts";
import { discountEntries, registration } from "#domains/money/rules/instalments.ts";
import { isUnpaid, orderStateAt } from "#domains/money/rules/order-state.ts";
import {
  type Discount,
  endDiscount,
  findDiscountOf,
  findDiscounts,
  insertDiscount,
  lockDiscount,
  useDiscountOn,
} from "#domains/money/server/queries/discount-queries.ts";
import { appendEntries } from "#domains/money/server/queries/ledger-queries.ts";
import { findSubjectOfOrder, lockOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import { findLatestCheckout } from "#domains/money/server/queries/payment-queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { endOf } from "#domains/seats/server/payable-until.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError, fieldError, refuseWhile } from "#server/app-error.ts";
import { type Actor, audit, visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { limitKey } from "#server/http/visitor.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { type Caller, desk, holders, moneyReaders, query, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";
import { readLedger, readStatement } from "./ledger.ts";
import { requireAmount } from "./require-amount.ts";
import { confirmOrder } from "./take-payment.ts";

interface Deps extends SeatDeps {
  database: Database;
  /** Wrong codes, per order and per network. */
  discountLimiters: { order: RateLimiter; network: RateLimiter };
}

/**
 * Applies a discount code to an order that is wholly unpaid; an order takes one. An order that then costs nothing is
 * paid. Throws `throttled` after ten wrong codes, and `invalid` beside the field for a wrong, used-up or ended one, or
 * an order that takes none.
 */
export async function applyDiscount(deps: Deps, reference: string, text: string, address: string): Promise<void> {
  const { order: byOrder, network: byNetwork } = deps.discountLimiters;
  const network = limitKey(address);
  // Counted before the comparison, so that many at once are still ten at most.
  refuseWhile(await byOrder.take(reference), "discount.tooMany");
  refuseWhile(await byNetwork.take(network), "discount.tooMany");
  const code = discountCode.safeParse(text).data ?? "";
  await deps.database.transaction(
    async (transaction) => await useCode(deps, transaction, { reference, code }, visitor),
  );
  await Promise.all([byOrder.giveBack(reference), byNetwork.giveBack(network)]);
}

/**
 * Applies a discount code to an order at the desk, as its student would. Throws `not_found` for an unknown order, and
 * `invalid` beside the field as `applyDiscount` does.
 */
export const applyCode = verb(
  { may: desk, takes: [z.string().max(40), z.string().max(60)], branch: ofOrder },
  async (deps: SeatDeps & { database: Database }, who: Caller, reference: string, text: string): Promise<void> => {
    const code = discountCode.safeParse(text).data ?? "";
    await deps.database.transaction(
      async (transaction) => await useCode(deps, transaction, { reference: readReference(reference) ?? "", code }, who),
    );
  },
);

async function useCode(
  deps: SeatDeps,
  transaction: Database,
  { reference, code }: { reference: string; code: string },
  actor: Actor,
): Promise<void> {
  const order = await lockOrder(transaction, reference);
  if (!order || !(await takesDiscount(transaction, order))) throw fieldError("code", "discount.closed");
  const discount = code ? await lockDiscount(transaction, code) : undefined;
  if (!discount || !(await fits(transaction, discount, order))) throw fieldError("code", "discount.wrong");
  const at = new Date();
  if (discount.uses >= discount.maxUses) throw fieldError("code", "discount.usedUp");
  await useDiscountOn(transaction, { code: discount.code, orderId: order.id, usedAt: at });
  // Registration is not reduced.
  const charges = (await readLedger(transaction, order)).filter(
    ({ kind, instalment }) => kind === "charge" && instalment !== registration,
  );
  const entries = discountEntries(charges, discountValue(discount), at);
  const by = { orderId: order.id, at, actor: actor.kind, actorId: actor.id, note: discount.code };
  await appendEntries(
    transaction,
    entries.map((entry) => ({ ...entry, ...by })),
  );
  const details = { code: discount.code };
  await audit(transaction, actor, { verb: "useDiscount", subject: "order", subjectId: order.id, details }, at);
  const { balanceMinor } = await readStatement(transaction, order);
  if (balanceMinor <= 0) await confirmOrder(deps, transaction, order, { actor });
}

/** Whether an order takes a discount code: nothing paid, no proof waiting, no card checkout open, no code used. */
export async function takesDiscount(database: Database, order: Order): Promise<boolean> {
  if (!isUnpaid(orderStateAt(order, new Date()))) return false;
  const entries = await readLedger(database, order);
  if (entries.some(({ kind }) => kind !== "charge")) return false;
  const checkout = await findLatestCheckout(database, order.id);
  const isOpen = checkout && !checkout.paidAt && checkout.expiresAt > new Date();
  return !isOpen && (await findDiscountOf(database, order.id)) === undefined;
}

async function fits(transaction: Database, { endsAt, courseId, currency }: Discount, order: Order): Promise<boolean> {
  if (endsAt && endsAt <= new Date()) return false;
  if (currency !== null && currency !== order.currency) return false;
  return courseId === null || (await findSubjectOfOrder(transaction, order.id))?.courseId === courseId;
}

function discountValue({ percent, amountMinor }: Discount) {
  return percent === null ? { amountMinor: amountMinor ?? 0 } : { percent };
}

/** Creates a discount, for staff. Throws `conflict` for a code that is taken, and `invalid` for what is no amount. */
export const makeDiscount = verb(
  { may: holders("reductions"), takes: [newDiscount] },
  async ({ database, site }: { database: Database; site: () => Site }, actor: Actor, entry: NewDiscount) => {
    const { code, percent, amount, currency, course, maxUses, until } = entry;
    const amountMinor = amount === undefined || currency === undefined ? null : requireAmount(amount, currency);
    const discount: Discount = {
      ...{ code, maxUses, uses: 0, createdAt: new Date() },
      ...{
        percent: percent ?? null,
        amountMinor,
        currency: currency ?? null,
        courseId: course ?? null,
      },
      endsAt: until === undefined ? null : endOf(until, site().content.company.hours.timeZone),
    };
    return await database.transaction(async (transaction) => {
      if (!(await insertDiscount(transaction, discount))) throw new AppError("conflict", "discount.taken");
      const { amountMinor: minor, currency: own } = discount;
      const details = { percent: discount.percent, amountMinor: minor, currency: own, maxUses };
      const act = { verb: "makeDiscount", subject: "discount" as const, subjectId: code, details };
      await audit(transaction, actor, act, discount.createdAt);
      return discount;
    });
  },
);

/** All discounts with their numbers of uses, latest first. */
export const listDiscounts = query(
  { may: moneyReaders, branch: "no branch" },
  async ({ database }: { database: Database }): Promise<Discount[]> => {
    return await findDiscounts(database);
  },
);

/** Ends a discount now; orders that have used it keep it. Throws `not_found` for an unknown code. */
export const stopDiscount = verb(
  { may: holders("reductions") },
  async ({ database }: { database: Database }, actor: Actor, text: string) => {
    const code = text.trim().toUpperCase();
    return await database.transaction(async (transaction) => {
      const now = new Date();
      if (!(await endDiscount(transaction, code, now))) throw new AppError("not_found", "discount.unknown");
      await audit(transaction, actor, { verb: "endDiscount", subject: "discount", subjectId: code }, now);
      return { code, endsAt: now };
    });
  },
);
