import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { copiedText } from "../../../../tests/support/pdf-text.ts";
import { drawClass } from "../../../../tests/support/sample-vouchers.ts";

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
