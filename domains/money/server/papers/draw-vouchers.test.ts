import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { copiedText } from "../../../../tests/support/pdf-text.ts";
import { facts, fromTheRight, logo, plain, voucherIn } from "../../../../tests/support/right-to-left-papers.ts";
import { drawClass } from "../../../../tests/support/sample-vouchers.ts";
import { drawVouchers } from "./draw-vouchers.ts";

it("gives way to others after each page, and takes little room", async () => {
  const count = 40;
  const printing = drawClass(count).then((bytes) => Buffer.from(bytes));
  let isPrinting = true;
  void printing.finally(() => {
    isPrinting = false;
  });
  let turns = 0;
  while (isPrinting) {
    await nextTurn();
    turns += 1;
  }
  const bytes = await printing;
  expect(turns).toBeGreaterThan(count);
  expect(bytes.length).toBeLessThan(count * 10_000);
  const text = await copiedText(bytes);
  expect(text).toContain("محمد عبداللہ خان نیازی");
  expect(text).toContain("Rs 6,500");
});

it("draws vouchers of several languages as one file, each copied with its words and facts", async () => {
  const [first, second] = fromTheRight.map(voucherIn);
  if (!first || !second) throw new Error("No voucher.");
  const bytes = await drawVouchers([first, second], "#b45309", logo);
  for (const [page, { title, stamp, copies, rows, notes }] of [first, second].entries()) {
    const text = await copiedText(bytes, page);
    for (const part of [title, stamp, ...copies, rows[0]?.value ?? "", notes[1] ?? ""])
      expect(text.replace(/\s+/g, " ")).toContain(plain(part).normalize("NFC"));
    for (const fact of [facts.reference, facts.amount, facts.iban, facts.phone]) expect(text).toContain(fact);
  }
});
