import { expect, it } from "vitest";
import type { Entry } from "./instalments.ts";
import { knownOrder } from "./known-order.ts";
import { chargesOfFees } from "./monthly-fees.ts";
import { cellsOf, monthsFrom, totalsOf } from "./register.ts";
import { statementOf } from "./statement.ts";

const now = new Date("2026-12-15T12:00:00Z");
const lastMomentOf = (on: string) => new Date(`${on}T18:59:59.999Z`);
const charges = chargesOfFees(
  {
    ...{ monthlyMinor: 6000, feeFor: "month", months: 3, registrationMinor: 1000 },
    ...{ firstMonth: "2026-12", dueDay: 5 },
  },
  lastMomentOf,
);
const order = { state: "paid" as const, months: 3, currency: "PKR" as const, byStaff: true };
const money = (kind: Entry["kind"], amountMinor: number, instalment: number | null = null): Entry => {
  return { kind, amountMinor, instalment, dueAt: now };
};
const cellsWith = (...entries: Entry[]) =>
  cellsOf(
    statementOf([...charges, ...entries], { ...order, dueAt: lastMomentOf("2026-12-05") }, now),
    "Asia/Karachi",
    now,
  );

it.each([
  ["overdue with its days", [], { state: "overdue", amountMinor: 7000, leftMinor: 7000, lateDays: 10 }],
  [
    "overdue in part",
    [money("payment", -5000)],
    { state: "overdue", amountMinor: 7000, leftMinor: 2000, lateDays: 10 },
  ],
  ["paid", [money("payment", -7000)], { state: "paid", amountMinor: 7000, leftMinor: 0, lateDays: 0 }],
  ["waived", [money("discount", -6000, 1), money("discount", -1000, 0)], { state: "waived", amountMinor: 0 }],
])("shows a month as %s", (_, entries, cell) => {
  expect(cellsWith(...entries).get("2026-12")).toMatchObject(cell);
});

it("shows the months to come as they are, and part of one that is paid ahead", () => {
  const cells = cellsWith(money("payment", -8000));
  expect([cells.get("2027-01"), cells.get("2027-02"), cells.get("2027-03")]).toMatchObject([
    { state: "part", leftMinor: 5000 },
    { state: "ahead", leftMinor: 6000 },
    // A month without a charge has no cell.
    ...[undefined],
  ]);
});

it("adds up each month", () => {
  const dueAt = lastMomentOf("2026-12-05");
  const named = { id: "", reference: "", personId: null, batchId: null, createdAt: 0, holdsMoney: true };
  const known = (...entries: Entry[]) =>
    knownOrder(
      { ...order, ...named, dueAt },
      [...charges, ...entries].map((entry) => ({ ...entry, countsAt: 0 })),
    );
  const bounds = ["2026-11", "2026-12", "2027-01", "2027-02"].map((month) => Date.parse(`${month}-01T00:00:00+05:00`));
  expect(monthsFrom("2026-11", 4)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
  expect(totalsOf([known(), known(money("payment", -8000))], bounds)).toEqual([
    { receivedMinor: 0, leftMinor: 0 },
    { receivedMinor: 7000, leftMinor: 7000 },
    { receivedMinor: 1000, leftMinor: 11_000 },
  ]);
});

it("begins some months before its first one where it is to look back", () => {
  expect(monthsFrom("2027-01", 3, 2)).toEqual(["2026-11", "2026-12", "2027-01"]);
});
