import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { NewLedgerEntry } from "#domains/money/server/queries/ledger-queries.ts";
import { ledgerEntries } from "#domains/money/server/tables/ledger-tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";

/** A made-up order: its currency and state, and what was charged, taken off, paid and given back, in days from now. */
const madeOrder = fc.record({
  currency: fc.constantFrom("PKR" as const, "PKR" as const, "QAR" as const),
  state: fc.constantFrom(
    "paid" as const,
    "paid" as const,
    "awaiting_payment" as const,
    "proof_sent" as const,
    "cancelled" as const,
  ),
  byStaff: fc.boolean(),
  dueIn: fc.integer({ min: -40, max: 20 }),
  registration: fc.boolean(),
  firstIn: fc.integer({ min: -130, max: 20 }),
  months: fc.integer({ min: 1, max: 6 }),
  monthlyMinor: fc.integer({ min: 1, max: 900_000 }),
  percentOff: fc.constantFrom(0, 0, 25, 100),
  moved: fc.array(
    fc.record({
      kind: fc.constantFrom("payment" as const, "payment" as const, "refund" as const, "correction" as const),
      minor: fc.integer({ min: -1_500_000, max: 1_500_000 }).filter((minor) => minor !== 0),
      daysAgo: fc.integer({ min: 0, max: 70 }),
      method: fc.constantFrom("cash" as const, "transfer" as const),
    }),
    { maxLength: 5 },
  ),
});

type Made = typeof madeOrder extends fc.Arbitrary<infer One> ? One : never;

/** Writes eighty made-up orders of students in these batches, the same each time. */
export async function writeMadeOrders(database: Database, batchIds: string[]): Promise<void> {
  for (const [at, made] of fc.sample(madeOrder, { seed: 42, numRuns: 80 }).entries())
    await write(database, batchIds, made, at);
}

async function write(database: Database, batchIds: string[], made: Made, at: number) {
  const now = Date.now();
  const [personId, seatId, orderId] = [randomUUID(), randomUUID(), randomUUID()];
  const [moment, before] = [(days: number) => new Date(now + days * day), new Date(now - 200 * day)];
  await database.insert(people).values({
    id: personId,
    name: `محمد Income ${at}`,
    ownEmail: `${at}@income.example.com`,
    phone: `+9230055${String(at).padStart(5, "0")}`,
  });
  const batchId = batchIds[at % batchIds.length] ?? "";
  await database
    .insert(enrolments)
    .values({ id: seatId, personId, batchId, state: "active", isPaid: true, changedAt: before });
  const moved = made.moved.map(({ kind, minor, daysAgo, method }) => {
    const amountMinor = { payment: -Math.abs(minor), refund: Math.abs(minor), correction: minor }[kind];
    return {
      kind,
      amountMinor,
      instalment: null,
      dueAt: moment(-daysAgo),
      method: kind === "correction" ? null : method,
    };
  });
  const held = moved.reduce((sum, { method, amountMinor }) => sum - (method ? amountMinor : 0), 0);
  const code = [...at.toString().padStart(4, "0")].map((digit) => "BCDFGHJKMN"[Number(digit)]).join("");
  await database.insert(orders).values({
    ...{
      id: orderId,
      reference: `XXXX-${code}`,
      personId,
      enrolmentId: seatId,
      planTitle: "Standard",
      courseTitle: "Data",
    },
    ...{
      openedMonthlyMinor: made.monthlyMinor,
      months: made.months,
      openedAmountMinor: made.monthlyMinor * made.months,
    },
    ...{
      currency: made.currency,
      schedule: "monthly",
      state: made.state,
      createdAt: before,
      dueAt: moment(made.dueIn),
    },
    ...{ byStaff: made.byStaff, holdsMoney: held > 0 },
  });
  const charges = Array.from({ length: made.months }, (_, month) => ({
    ...{ kind: "charge" as const, amountMinor: made.monthlyMinor, instalment: month + 1 },
    dueAt: moment(made.firstIn + month * 30),
  }));
  const first = charges[0]?.dueAt ?? before;
  const registered = made.registration
    ? [{ kind: "charge" as const, amountMinor: 5_000, instalment: 0, dueAt: first }]
    : [];
  const off = charges.map(({ amountMinor, instalment, dueAt }) => ({
    ...{ kind: "discount" as const, amountMinor: -Math.floor((amountMinor * made.percentOff) / 100), instalment },
    dueAt: dueAt.getTime() > now ? dueAt : new Date(now),
  }));
  const entries = [...registered, ...charges, ...off.filter(({ amountMinor }) => amountMinor < 0), ...moved];
  await database
    .insert(ledgerEntries)
    .values(entries.map((entry): NewLedgerEntry => ({ orderId, at: before, actor: "system", source: null, ...entry })));
}
