import { expect, it } from "vitest";
import { formatMoney } from "#shared/formats/format-money.ts";
import { deskFigures, entryFigures, figuresOf, monthsInWords } from "./figures.ts";
import type { Entry } from "./instalments.ts";
import { chargesOfFees } from "./monthly-fees.ts";
import { statementOf } from "./statement.ts";

const now = new Date("2026-12-15T12:00:00Z");
const lastMomentOf = (on: string) => new Date(`${on}T18:59:59.999Z`);
const fees = { monthlyMinor: 600_000, feeFor: "month" as const, months: 3, firstMonth: "2026-12", dueDay: 5 };
const order = { state: "paid" as const, months: 3, currency: "PKR" as const, byStaff: true };
const paid = (amountMinor: number): Entry => ({
  kind: "payment",
  amountMinor: -amountMinor,
  instalment: null,
  dueAt: now,
});

/** The figures of three months at PKR 6,000 each, with a registration fee and payments. */
const figures = (registrationMinor: number, ...entries: Entry[]) => {
  const charges = chargesOfFees({ ...fees, registrationMinor }, lastMomentOf);
  return figuresOf(statementOf([...charges, ...entries], { ...order, dueAt: lastMomentOf("2026-12-05") }, now));
};

/** A text with plain spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u00A0", " ");

it("writes the sums of an order, and nothing for a sum that is nothing", () => {
  const { monthly, registration, received, returned, credit, takenOff } = figures(100_000, paid(700_000));
  expect([monthly, registration, received].map(plain)).toEqual(["PKR 6,000", "PKR 1,000", "PKR 7,000"]);
  expect([returned, credit, takenOff]).toEqual([null, null, null]);
  const without = figures(0);
  expect([without.registration, without.received]).toEqual([null, null]);
});

it("writes each instalment with what is left of it, null where it is paid", () => {
  const { instalments } = figures(0, paid(600_000));
  expect(
    instalments.map(({ amount, left }) => [plain(amount), left === null ? null : plain(left)]).slice(0, 2),
  ).toEqual([
    ["PKR 6,000", null],
    ["PKR 6,000", "PKR 6,000"],
  ]);
});

it("writes what is overdue with its days, and nothing where all due is paid", () => {
  const { overdue } = figures(0);
  expect(plain(overdue?.amount)).toBe("PKR 6,000");
  expect(overdue?.since).toEqual(lastMomentOf("2026-12-05"));
  expect(figures(0, paid(600_000)).overdue).toBeNull();
});

it("writes what is asked for now, what comes next, and what a card that renews is charged", () => {
  const { asked, next, upcoming, recurring, isDue, standing, due, ahead, price, left } = figures(0, paid(600_000));
  const dueAt = lastMomentOf("2027-01-05");
  const months = { from: 2, to: 2, inAll: 3 };
  expect({ ...asked, amount: plain(asked.amount) }).toEqual({ amount: "PKR 6,000", plain: "6000.00", months });
  expect(next && { ...next, amount: plain(next.amount) }).toEqual({
    amount: "PKR 6,000",
    dueAt,
    state: "upcoming",
    months,
  });
  expect(upcoming && { ...upcoming, amount: plain(upcoming.amount) }).toEqual({ amount: "PKR 6,000", dueAt });
  expect({ ...recurring, amount: plain(recurring.amount) }).toEqual({ amount: "PKR 6,000", months: 1 });
  expect([isDue, standing, due, ahead]).toEqual([false, "paid_so_far", null, null]);
  expect([plain(price), plain(left)]).toEqual(["PKR 18,000", "PKR 12,000"]);
});

it("writes nothing to come where all is paid", () => {
  const { next, upcoming, left, ahead } = figures(0, paid(1_800_000));
  expect([next, upcoming, left, plain(ahead)]).toEqual([null, null, null, "PKR 12,000"]);
});

it.each([
  [{ from: 2, to: 2, inAll: 4 }, "Month 2 of 4"],
  [{ from: 2, to: 3, inAll: 4 }, "Months 2 to 3 of 4"],
  [null, null],
])("names the months %o as %j", (months, words) => {
  expect(monthsInWords(months, { month: "Month {from} of {inAll}", months: "Months {from} to {to} of {inAll}" })).toBe(
    words,
  );
});

it("writes a payment of the ledger with its sign, and the money that was moved without it", () => {
  const { amount, moved } = entryFigures({ amountMinor: -700_000 }, "PKR");
  expect(plain(moved)).toBe("PKR 7,000");
  expect(amount).not.toBe(moved);
  expect(entryFigures({ amountMinor: 700_000 }, "PKR").amount).toBe(moved);
});

it.each([
  [1_100_000, "PKR", "11000"],
  [1250, "USD", "12.50"],
  [1200, "USD", "12"],
  [1005, "USD", "10.05"],
  [1000, "JPY", "1000"],
] as const)("%d minor units of %s are typed as %s", (minor, currency, typed) => {
  expect(deskFigures(minor, currency).typed).toBe(typed);
});

it("writes a sum as the language of its reader does, and as it is typed in each", () => {
  expect(deskFigures(14_900, "USD")).toEqual({ amount: "$149", typed: "149" });
  expect(deskFigures(14_900, "USD", "ar")).toEqual({
    amount: formatMoney({ minor: 14_900, currency: "USD" }, "ar"),
    typed: "149",
  });
});
