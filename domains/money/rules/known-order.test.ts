import fc from "fast-check";
import { expect, it } from "vitest";
import { day } from "#shared/durations.ts";
import { knownOrder, standingAt } from "./known-order.ts";
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
