import { describe, expect, it } from "vitest";
import { copiedText } from "../../../../tests/support/pdf-text.ts";
import { facts, fromTheRight, logo, plain, receiptIn } from "../../../../tests/support/right-to-left-papers.ts";
import { createReceiptPrinter } from "./print.ts";

const printer = createReceiptPrinter();

describe.each(fromTheRight)("a receipt in %s", (lang) => {
  const paper = receiptIn(lang);

  it.each(["on A4", "on a slip"])("%s is copied with its words and facts", async (kind) => {
    const bytes = kind === "on A4" ? await printer.print(paper, "#b45309", logo) : await printer.printSlip(paper, logo);
    expect(Buffer.from(bytes).toString("latin1")).toContain(`/Lang (${lang})`);
    const text = await copiedText(bytes);
    const { title, amount, person, note, totals } = paper;
    for (const part of [title, amount.label, person.label, person.value, note, totals[0]?.label ?? ""])
      expect(text).toContain(plain(part).normalize("NFC"));
    for (const fact of [facts.amount, facts.reference, facts.phone, facts.course, "000123"])
      expect(text).toContain(fact);
  });
});
