import { describe, expect, it } from "vitest";
import { matchRows, type PayableOrder, type WaitingRow } from "./match-rows.ts";

const order = (facts: Partial<PayableOrder>): PayableOrder => ({
  ...{ reference: "K7M4-Q2XW", isOpen: true, askedMinor: 700_000, balanceMinor: 2_100_000, dueDay: "2026-12-05" },
  ...{ student: "Farah Naz", payers: [] },
  ...facts,
});
const row = (text: string, minor = 700_000): WaitingRow => ({ id: text, day: "2026-12-03", text, minor });
const none = { taken: [], usedReferences: new Set<string>() };
const match = async (rows: WaitingRow[], orders: PayableOrder[]) => {
  const found = await matchRows(rows, { orders, ...none });
  return rows.map(({ id }) => found.get(id));
};

describe("a consumer number", () => {
  const numbered = order({ consumerNumber: "1000123456" });
  it.each([
    ["as a word of the text", "1BILL 1000123456 FARAH NAZ", 700_000],
    ["in a column of its own, as a part", "1000123456", 100],
    ["beside its own reference", "K7M4-Q2XW 1000123456", 700_000],
  ])("is as certain as a reference: %s", async (_, text, minor) => {
    expect(await match([row(text, minor)], [numbered])).toEqual([{ certain: "K7M4-Q2XW", proposals: [] }]);
  });

  const other = order({ reference: "WXYZ-2345", student: "Ali Khan", consumerNumber: "1000123457" });
  it.each([
    ["with more than it costs", [row("1BILL 1000123456", 2_100_001)], [numbered]],
    ["among other digits", [row("1BILL 991000123456")], [numbered]],
    ["attached to letters", [row("TID1000123456")], [numbered]],
    ["cut by hyphens", [row("1BILL 1000-123456")], [numbered]],
    ["in two rows", [row("1BILL 1000123456"), row("BILL 1000123456")], [numbered]],
    ["of two orders", [row("1BILL 1000123456")], [numbered, { ...other, consumerNumber: "1000123456" }]],
    ["beside the reference of another order", [row("WXYZ-2345 1000123456")], [numbered, other]],
    ["beside that of another order", [row("1000123456 1000123457")], [numbered, other]],
    ["in a reversal", [row("REVERSAL 1000123456")], [numbered]],
  ])("is only proposed %s", async (_, rows, orders) => {
    const [found] = await match(rows, orders);
    expect(found?.certain).toBeNull();
    expect(found?.proposals.flatMap(({ reasons }) => reasons)).toContain("consumerNumber");
  });

  it("is only proposed after a row that was settled with it", async () => {
    const [found] = (
      await matchRows([row("1BILL 1000123456")], {
        orders: [numbered],
        ...none,
        usedTexts: ["1000123456"],
      })
    ).values();
    expect(found?.certain).toBeNull();
  });
});
