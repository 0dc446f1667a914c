import { randomUUID } from "node:crypto";
import { findOrInsertStudent } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type HandedSeat, handedSeat } from "#domains/money/contract/fee-plans.ts";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { type Entry, type Instalment, registration } from "#domains/money/rules/instalments.ts";
import { readStatement } from "#domains/money/server/ledger.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import { findRegistered } from "#domains/money/server/queries/desk-queries.ts";
import { insertOpenedOrders } from "#domains/money/server/queries/insert-orders.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import { closeOrdersOfSeat } from "#domains/money/server/taken-out.ts";
import { readPhoneOfField } from "#domains/people/server/read-any-phone.ts";
import { passSeat } from "#domains/seats/server/pass-seat.ts";
import { setReleaseReason } from "#domains/seats/server/queries.ts";
import type { SeatDeps } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";

interface Deps extends SeatDeps {
  database: Database;
  site: () => Site;
}

/** The order of whoever has the seat now; null where everything was paid. */
interface HandedOn {
  reference: string | null;
  left: string | null;
}

/**
 * Hands the seat of an order on to another person: what is paid stays paid for the seat, and what is left is asked of the
 * other person, on the same days, in an order of their own. The first student's charges that are left end with the
 * reason, and both are told. Throws `not_found` for an unknown order, `conflict` for one whose seat is gone or whose
 * proof of payment waits, and as `passSeat` does.
 */
export const handOnSeat = verb(
  { may: office, takes: [handedSeat], branch: ({ reference }) => ofOrder(reference) },
  async (deps: Deps, actor: Actor, given: HandedSeat): Promise<HandedOn> => {
    const { name, email, reason } = given;
    const phone = readPhoneOfField(given.phone, "phone", deps.site().content.company.address.countryCode);
    return await deps.database.transaction(async (transaction) => {
      const order = await requireOrder(transaction, given.reference);
      const { enrolmentId } = order;
      if (order.state === "cancelled" || enrolmentId === null) throw new AppError("conflict", "fees.noSeat");
      const { instalments, monthlyMinor } = await readStatement(transaction, order);
      await closeOrdersOfSeat(transaction, { enrolmentId, actor, reason });
      const personId = await findOrInsertStudent(transaction, { name, email, phone }, { shares: given.shares });
      const seat = await passSeat(deps, transaction, { enrolmentId, personId }, actor);
      await setReleaseReason(transaction, enrolmentId, reason);
      await deps.emailQueue.enqueue(transaction, [{ email: "seat-taken-out", about: enrolmentId }]);
      if (email !== null) await deps.emailQueue.enqueue(transaction, [{ email: "student-added", about: seat.id }]);
      const isRegistered = (await findRegistered(transaction, [personId], "lock")).has(personId);
      const charges = chargesLeft(instalments, isRegistered);
      const at = new Date();
      const next = orderFor(order, { personId, enrolmentId: seat.id, charges, monthlyMinor, at });
      const [opened] = next ? await insertOpenedOrders(transaction, [{ order: next, charges }], system.kind) : [];
      if (opened) await deps.emailQueue.enqueue(transaction, [{ email: "order-opened", about: opened.id }]);
      const details = { to: opened?.reference ?? null };
      await audit(transaction, actor, { verb: "handOnSeat", subject: "order", subjectId: order.id, details }, at);
      const leftMinor = charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return {
        reference: opened?.reference ?? null,
        left: opened ? deskFigures(leftMinor, order.currency).amount : null,
      };
    });
  },
);

/** What is left of each charge, on its day; registration is asked of a person once. */
function chargesLeft(instalments: Instalment[], isRegistered: boolean): Entry[] {
  const left = instalments.filter(
    ({ leftMinor, instalment }) => leftMinor > 0 && !(isRegistered && instalment === registration),
  );
  const months = left.filter(({ instalment }) => instalment !== registration);
  return left.map(({ instalment, leftMinor, dueAt, charge }): Entry => {
    const number = months.findIndex((one) => one.charge === charge) + 1;
    const own = months.length === 1 ? null : number;
    return {
      ...{ kind: "charge", amountMinor: leftMinor, dueAt },
      instalment: instalment === registration ? registration : own,
    };
  });
}

interface Next {
  personId: string;
  enrolmentId: string;
  charges: Entry[];
  monthlyMinor: number;
  at: Date;
}

/** The order of the next person by the terms of the first one's; null where nothing is left. */
function orderFor(order: Order, { charges, monthlyMinor, at, ...of }: Next): Omit<Order, "reference"> | null {
  const [first] = charges;
  if (!first) return null;
  const months = Math.max(1, charges.filter(({ instalment }) => instalment !== registration).length);
  const { planTitle, courseTitle, currency, feeFor } = order;
  const openedMonthlyMinor = Math.max(1, monthlyMinor);
  return {
    ...{ id: randomUUID(), enrolmentRequestId: null, ...of, planTitle, courseTitle, currency, feeFor },
    ...{ openedMonthlyMinor, months, openedAmountMinor: openedMonthlyMinor * months },
    ...{ schedule: months > 1 ? ("monthly" as const) : ("whole" as const), state: "awaiting_payment" as const },
    ...{ createdAt: at, dueAt: first.dueAt, provedAt: at, byStaff: true, holdsMoney: false },
    ...{ warnedAt: null, endToldAt: null, remindersEndedAt: null, consumerNumber: null, sponsorId: null },
  };
}
