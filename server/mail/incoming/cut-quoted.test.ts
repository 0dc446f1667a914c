import { expect, it } from "vitest";
import { mailedReplies } from "../../../tests/support/mailed-replies.ts";
import { cutQuoted } from "./cut-quoted.ts";
import { readMail } from "./read-mail.ts";

const spaced = (text: string) =>
  text
    .replace(/[ \u00a0]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();

it("cuts 97 of a hundred answers as their writers wrote them, whatever program they came from", async () => {
  const wrong: string[] = [];
  for (const { name, text, raw } of mailedReplies) {
    const read = await readMail(new TextEncoder().encode(raw), null, async () => []);
    if (spaced(read.text) !== spaced(text)) wrong.push(`${name}\n${read.text.slice(0, 400)}`);
  }
  expect(mailedReplies.length).toBeGreaterThanOrEqual(300);
  expect(wrong.slice(0, 3), `${wrong.length} of ${mailedReplies.length}`).toEqual([]);
});

it("keeps answers between what they quote, and all of a mail where nothing else is left", () => {
  const between =
    "On 24 Nov 2026 at 19:30, Darsgah wrote:\n> Do you have a laptop?\nYes.\n> And a charger?\nNo, sorry.\n";
  expect(cutQuoted(between)).toEqual({ text: "Yes.\nNo, sorry.", isCut: true });
  const nothing = "On 24 Nov 2026 at 19:30, Darsgah wrote:\n> Do you have a laptop?";
  expect(cutQuoted(nothing)).toEqual({ text: nothing, isCut: false });
});

it("takes no longer for a mail that is all heads of quotations", () => {
  const hostile = `${"On 24 Nov 2026 at 19:30\n".repeat(3)}From: a\n:\n\n\n`.repeat(5_000);
  const began = performance.now();
  cutQuoted(hostile);
  expect(performance.now() - began).toBeLessThan(2_000);
});
