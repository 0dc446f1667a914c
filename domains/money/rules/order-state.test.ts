import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderEvent, type OrderState, orderEvent, orderState } from "#domains/money/contract.ts";
import { isUnpaid, nextOrderState, orderStateAt, takesMoney } from "./order-state.ts";

const state = fc.constantFrom(...orderState.options);
const events = fc.array(fc.constantFrom(...orderEvent.options), { maxLength: 30 });

/** Every state with every event; a missing pair is not allowed. */
const allowed: [OrderState, OrderEvent, OrderState][] = [
  ["awaiting_payment", "proof_received", "proof_sent"],
  ["awaiting_payment", "part_paid", "awaiting_payment"],
  ["awaiting_payment", "payment_confirmed", "paid"],
  ["awaiting_payment", "cancelled", "cancelled"],
  ["proof_sent", "proof_received", "proof_sent"],
  ["proof_sent", "proof_refused", "rejected"],
  ["proof_sent", "part_paid", "awaiting_payment"],
  ["proof_sent", "payment_confirmed", "paid"],
  ["proof_sent", "cancelled", "cancelled"],
  ["rejected", "proof_received", "proof_sent"],
  ["rejected", "part_paid", "awaiting_payment"],
  ["rejected", "payment_confirmed", "paid"],
  ["rejected", "cancelled", "cancelled"],
  ["expired", "proof_received", "proof_sent"],
  ["expired", "part_paid", "awaiting_payment"],
  ["expired", "payment_confirmed", "paid"],
  ["expired", "cancelled", "cancelled"],
  ["cancelled", "payment_confirmed", "paid"],
  ["paid", "refunded", "cancelled"],
];
/** An order that money did not come for, of a visitor's own. */
const plain = { dueAt: new Date("2026-12-01T00:00:00Z"), holdsMoney: false, byStaff: false };
const pairs = orderState.options.flatMap((from) => orderEvent.options.map((event) => [from, event] as const));

describe("an order's states", () => {
  it.each(pairs)("%s, when %s", (from, event) => {
    const [, , to = null] = allowed.find(([state, happening]) => state === from && happening === event) ?? [];
    expect(nextOrderState(from, event)).toBe(to);
  });

  /** Applies events in order; those that are not allowed have no effect. */
  const live = (from: OrderState, happenings: OrderEvent[]) =>
    happenings.reduce((now, event) => nextOrderState(now, event) ?? now, from);

  it("leave paid only when all money goes back", () => {
    fc.assert(
      fc.property(events, (happenings) => {
        const rest = happenings.filter((event) => event !== "refunded");
        expect(live("paid", rest)).toBe("paid");
      }),
    );
  });

  it("accept a payment in every state except paid", () => {
    fc.assert(
      fc.property(state, events, (from, happenings) => {
        expect(nextOrderState(live(from, happenings), "payment_confirmed") ?? "paid").toBe("paid");
      }),
    );
  });

  it("become paid only by a confirmation", () => {
    fc.assert(
      fc.property(events, (happenings) => {
        const rest = happenings.filter((event) => event !== "refunded");
        expect(live("awaiting_payment", rest) === "paid").toBe(rest.includes("payment_confirmed"));
      }),
    );
  });

  it("become expired only by time, never by an event", () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...orderEvent.options), (from, event) => {
        expect(nextOrderState(from, event)).not.toBe("expired");
      }),
    );
  });
});

describe("time", () => {
  it("expires exactly the states that wait for payment, and only when it has passed", () => {
    fc.assert(
      fc.property(state, fc.integer({ min: -1e9, max: 1e9 }), (from, late) => {
        const at = orderStateAt({ state: from, ...plain }, new Date(plain.dueAt.getTime() + late));
        expect(at).toBe(late > 0 && isUnpaid(from) ? "expired" : from);
      }),
    );
  });

  it("never expires an order that money came for, whose proof waits, or that staff opened", () => {
    const kept = fc.constantFrom({ holdsMoney: true }, { byStaff: true }, { state: "proof_sent" as const });
    fc.assert(
      fc.property(state, kept, fc.integer({ min: -1e9, max: 1e12 }), (from, why, late) => {
        const order = { state: from, ...plain, ...why };
        expect(orderStateAt(order, new Date(plain.dueAt.getTime() + late))).toBe(order.state);
      }),
    );
  });

  it("lets the visitor pay only while an order awaits payment or after its proof was refused", () => {
    expect(orderState.options.filter(isUnpaid)).toEqual(["awaiting_payment", "rejected"]);
  });
});

it("takes money while an order awaits it, after its proof was refused, and for its later instalments", () => {
  expect(orderState.options.filter(takesMoney)).toEqual(
    orderState.options.filter((one) => ["awaiting_payment", "rejected", "paid"].includes(one)),
  );
});

it("does not expire an order at the exact due time", () => {
  expect(orderStateAt({ state: "awaiting_payment", ...plain }, plain.dueAt)).toBe("awaiting_payment");
});
