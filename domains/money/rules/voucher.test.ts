import { expect, it } from "vitest";
import type { Entry } from "./instalments.ts";
import { chargesOfFees } from "./monthly-fees.ts";
import { statementOf } from "./statement.ts";
import { voucherSums } from "./voucher.ts";

const lastMomentOf = (on: string) => new Date(`${on}T18:59:59.999Z`);
const terms = { feeFor: "month" as const, months: 3, registrationMinor: 1000, firstMonth: "2026-12", dueDay: 5 };
const charges = chargesOfFees({ ...terms, monthlyMinor: 6000 }, lastMomentOf);
const order = { state: "paid" as const, months: 3, currency: "PKR" as const, byStaff: true };
const paid = (minor: number, at: string): Entry => {
  return { kind: "payment", amountMinor: -minor, instalment: null, dueAt: new Date(at) };
};

const sumsAt = (at: string, lateFee: number, ...entries: Entry[]) => {
  const now = new Date(at);
  const dueAt = lastMomentOf("2026-12-05");
  return voucherSums(statementOf([...charges, ...entries], { ...order, dueAt }, now), lateFee, now);
};

it("asks for what is due next, and for more after its day where there is a late fee", () => {
  const payBy = lastMomentOf("2026-12-05");
  expect(sumsAt("2026-11-28T08:00:00Z", 500)).toEqual({
    ...{ askedMinor: 7000, payBy, afterMinor: 7500, overdueSince: null },
  });
  expect(sumsAt("2026-11-28T08:00:00Z", 0)).toMatchObject({ payBy, afterMinor: null });
});

it("asks for what is overdue at once, and adds no late fee a second time", () => {
  expect(sumsAt("2026-12-10T08:00:00Z", 500)).toEqual({
    ...{ askedMinor: 7000, payBy: null, afterMinor: null, overdueSince: lastMomentOf("2026-12-05") },
  });
});

it("asks for what is overdue with what is due soon, until the later day", () => {
  expect(sumsAt("2027-01-04T08:00:00Z", 500)).toMatchObject({
    ...{ askedMinor: 13_000, payBy: lastMomentOf("2027-01-05"), afterMinor: 13_500 },
    overdueSince: lastMomentOf("2026-12-05"),
  });
});

it("asks for the rest of what is paid in part, and for nothing where nothing is left", () => {
  expect(sumsAt("2026-12-01T08:00:00Z", 0, paid(2500, "2026-12-01"))).toMatchObject({ askedMinor: 4500 });
  expect(sumsAt("2026-12-01T08:00:00Z", 0, paid(19_000, "2026-12-01"))).toBeNull();
});
