import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import {
  type BookedEntry,
  billedWithin,
  eachCharge,
  isDebt,
  isInBooks,
  knownOrder,
  leftByAge,
  standingAt,
} from "./known-order.ts";
import { statementOf } from "./statement.ts";

const now = Date.parse("2026-12-15T12:00:00Z");
const moment = fc.integer({ min: -100, max: 60 }).map((days) => new Date(now + days * day));
const minor = fc.integer({ min: 1, max: 900_000 });
const charges = fc.array(fc.record({ amountMinor: minor, dueAt: moment }), { minLength: 1, maxLength: 6 });
const changes = fc.array(
  fc.record({
    kind: fc.constantFrom(
      "payment" as const,
      "payment" as const,
      "refund" as const,
      "correction" as const,
      "discount" as const,
    ),
    minor,
    dueAt: moment,
    instalment: fc.integer({ min: 1, max: 6 }),
    act: fc.constantFrom(null, "moved" as const, "left" as const, "cancelled" as const),
  }),
  { maxLength: 8 },
);
const order = fc.record({
  state: fc.constantFrom(
    "paid" as const,
    "awaiting_payment" as const,
    "proof_sent" as const,
    "rejected" as const,
    "cancelled" as const,
  ),
  byStaff: fc.boolean(),
  dueAt: moment,
});

it("says of a known order what its statement says, at any time", () => {
  fc.assert(
    fc.property(order, charges, changes, moment, (made, charged, changed, at) => {
      const entries = [
        ...charged.map((one, index) => ({ ...one, kind: "charge" as const, instalment: index + 1, countsAt: 0 })),
        ...changed.map(({ minor: sum, act, instalment, ...one }) => {
          const isOfCharge = one.kind === "discount" || (one.kind === "correction" && act !== null);
          const amountMinor = one.kind === "refund" ? sum : -sum;
          return {
            ...one,
            amountMinor,
            act: isOfCharge ? act : null,
            instalment: isOfCharge ? instalment : null,
            countsAt: 0,
          };
        }),
      ];
      const stated = { ...made, months: charged.length, currency: "PKR" as const };
      const named = { id: "", reference: "", personId: null, batchId: null, createdAt: 0, holdsMoney: false };
      const statement = statementOf(entries, stated, at);
      const { dueMinor, aheadMinor, overdueByAge, overdue } = statement;
      expect(standingAt(knownOrder({ ...named, ...stated }, entries), at)).toEqual({
        ...{ dueMinor, aheadMinor, overdueByAge },
        lateDays: overdue?.days ?? 0,
      });
    }),
  );
});

describe("what is known of an order", () => {
  const at = (days: number) => new Date(now + days * day);
  const entry = (kind: BookedEntry["kind"], amountMinor: number, days: number, instalment: number | null = null) => ({
    ...{ kind, amountMinor, instalment, dueAt: at(days), countsAt: now + days * day },
  });
  const named = {
    ...{
      id: "7",
      reference: "K7M4-Q2XW",
      personId: "hina",
      batchId: "kilims",
      createdAt: now,
      currency: "PKR" as const,
    },
    ...{ state: "paid" as const, dueAt: at(0), holdsMoney: true, byStaff: false },
  };
  const known = (...entries: BookedEntry[]) => knownOrder({ ...named, months: 2 }, entries);
  const two = [entry("charge", 6000, -40, 1), entry("charge", 6000, 20, 2)];

  it("is whose it is, with the sums of its statement", () => {
    const {
      charges: _,
      prices: __,
      ...rest
    } = known(...two, entry("payment", -15_000, -10), entry("refund", 1000, -5));
    expect(rest).toEqual({ ...named, priceMinor: 12_000, receivedMinor: 14_000, creditMinor: 2000, wasPaid: true });
  });

  it("says whether money was ever written for it", () => {
    expect([known(...two).wasPaid, known(...two, entry("correction", -1, 0)).wasPaid]).toEqual([false, false]);
    expect(known(...two, entry("payment", -100, -3), entry("refund", 100, -2)).wasPaid).toBe(true);
  });

  it("tells each charge in its order: when it is due, what it asks for, and what is left", () => {
    const told: number[][] = [];
    eachCharge(known(...two, entry("payment", -7000, -10)), (...charge) => told.push(charge));
    expect(told).toEqual([
      [now - 40 * day, 6000, 0],
      [now + 20 * day, 6000, 5000],
    ]);
  });

  it("tells what is left by the age of its charges, an age beginning where the one before ends", () => {
    const order = known(entry("charge", 100, -40, 1), entry("charge", 20, -10, 2), entry("charge", 3, 0, 3));
    expect(leftByAge(order, [at(-30), at(0), at(30)])).toEqual([100, 20, 3]);
    expect(leftByAge(order, [at(-10), at(-5)])).toEqual([100, 20]);
    expect(leftByAge(known(entry("charge", 100, -40, 1), entry("payment", -100, 0)), [at(0)])).toEqual([0]);
    expect(leftByAge(known(entry("charge", 5, -2, 1), entry("charge", 6, -1, 2)), [at(0)])).toEqual([11]);
  });

  it("tells what was charged and what was taken off in a span, from its first moment to before its last", () => {
    const order = known(
      ...[entry("charge", 100, -40, 1), entry("charge", 20, 0, 2), entry("charge", 3, 30, 3)],
      ...[entry("discount", -5, 10, 2), entry("correction", -2, 12), entry("payment", -20, 5), entry("refund", 20, 6)],
    );
    expect(billedWithin(order, { from: at(0), until: at(30) })).toEqual({ billedMinor: 20, offMinor: 7 });
    expect(billedWithin(order, { from: at(-40), until: at(0) })).toEqual({ billedMinor: 100, offMinor: 0 });
    expect(billedWithin(order, { from: at(30), until: at(31) })).toEqual({ billedMinor: 3, offMinor: 0 });
  });

  it("charges what was moved on its new day alone, and takes nothing off for it", () => {
    const taken = { ...entry("correction", -100, -40, 1), act: "moved" as const };
    const order = known(
      entry("charge", 100, -40, 1),
      taken,
      entry("charge", 60, -20, 1000),
      entry("charge", 40, 10, 1001),
    );
    expect(billedWithin(order, { from: at(-40), until: at(0) })).toEqual({ billedMinor: 60, offMinor: 0 });
    expect(billedWithin(order, { from: at(0), until: at(30) })).toEqual({ billedMinor: 40, offMinor: 0 });
  });

  type Facts = Partial<Pick<ReturnType<typeof known>, "state" | "holdsMoney" | "byStaff" | "wasPaid">>;
  const isPlain = { holdsMoney: false, byStaff: false, wasPaid: false };
  const of = (facts: Facts) => ({ ...known(...two), ...isPlain, ...facts });

  it.each<[Facts, boolean, boolean]>([
    [{ state: "paid" }, true, true],
    [{ state: "awaiting_payment" }, false, false],
    [{ state: "awaiting_payment", holdsMoney: true }, true, true],
    [{ state: "awaiting_payment", byStaff: true }, true, true],
    // All of its money went back.
    [{ state: "awaiting_payment", wasPaid: true }, true, false],
    [{ state: "rejected", byStaff: true }, true, true],
    [{ state: "proof_sent" }, false, false],
    [{ state: "proof_sent", holdsMoney: true }, true, true],
    [{ state: "proof_sent", byStaff: true }, true, true],
    [{ state: "cancelled", byStaff: true }, false, false],
    [{ state: "cancelled", wasPaid: true }, true, false],
    [{ state: "cancelled", holdsMoney: true }, true, false],
    [{ state: "expired", byStaff: true }, true, false],
  ])("with %j counts in the books: %s, and is a debt: %s", (facts, inBooks, debt) => {
    expect([isInBooks(of(facts)), isDebt(of(facts))]).toEqual([inBooks, debt]);
  });

  it.each([
    [7, [6000, 0, 0]],
    [8, [0, 6000, 0]],
    [30, [0, 6000, 0]],
    [31, [0, 0, 6000]],
  ])("owes a charge that was due %i days ago by its age", (days, overdueByAge) => {
    const order = known(entry("charge", 6000, -days, 1));
    expect(standingAt(order, at(0))).toEqual({ dueMinor: 6000, aheadMinor: 0, overdueByAge, lateDays: days });
  });

  it("owes nothing late of a confirmed order until its first reminder, or of one that is not confirmed any more", () => {
    const soon = known(entry("charge", 6000, 4, 1));
    expect(standingAt(soon, at(0))).toEqual({ dueMinor: 0, aheadMinor: 0, overdueByAge: [0, 0, 0], lateDays: 0 });
    const late = known(entry("charge", 6000, -9, 1), entry("charge", 500, 1, 2));
    expect(standingAt(late, at(0))).toMatchObject({ dueMinor: 6000, overdueByAge: [0, 6000, 0], lateDays: 9 });
    const over = { ...late, state: "cancelled" as const };
    expect(standingAt(over, at(0))).toEqual({ dueMinor: 0, aheadMinor: 0, overdueByAge: [0, 0, 0], lateDays: 0 });
  });
});
