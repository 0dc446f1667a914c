import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import { causeInWords } from "#shared/error-words.ts";
import { typedCases } from "../../../tests/support/typed-cases.ts";
import { captionFault, webVttFault, webVttOf } from "./web-vtt.ts";

const cue = "00:01.000 --> 00:02.500\nHello.\n";

it.each(typedCases<{ file: string; says: string | null }>("captions"))(
  "takes what browsers read, and says what is wrong with the rest: $file",
  ({ file, says }) => {
    const found = captionFault(file, webVttOf(file));
    if (says === null) expect(found).toBeNull();
    else expect(found && causeInWords(found, en.errors)).toContain(says);
  },
);

it("accepts the demo lectures' captions", () => {
  const file = "server/demo/lectures/lecture-1.vtt";
  expect(webVttFault(readFileSync(file, "utf8"))).toBeNull();
});

it("takes SubRip, converted", () => {
  const typed =
    "\uFEFF1\r\n00:00:01,000 --> 00:00:02,5 X1:10\r\n{\\an8}<font color=red>One</font> & <i>two</i> <div>\r\n\r\n2\r\n";
  const captions = webVttOf(`${typed}0:00:03,000-->0:00:04,000\r\nسلام\r\n`);
  expect(captions).toBe(
    "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOne &amp; <i>two</i> &lt;div>\n\n2\n00:00:03.000 --> 00:00:04.000\nسلام\n",
  );
  expect(webVttFault(captions)).toBeNull();
  // A number without an empty line before it is no text of the caption before.
  const joined = webVttOf("1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n");
  expect(joined).toContain("One\n\n00:00:03.000");
  expect(webVttOf("1\n00:00:01,000 --> 00:00:02,000\nOne\n")).toContain("00:00:01.000 --> 00:00:02.000");
});

it.each([
  ["between its parts", "One\n\nmore", "One\nmore\n"],
  ["several times", "One\n \n\nmore\n\nand more", "One\nmore\nand more\n\n"],
  ["before its text", "\nOne", "One\n"],
  ["before a number that is text", "One\n\n2\nmore", "One\n2\nmore\n"],
])("keeps a caption of SubRip whole that has an empty line %s", (_where, text, shown) => {
  const first = "1\n00:00:01,000 --> 00:00:02,000";
  const converted = webVttOf(`${first}\n${text}\n\n2\n\n00:00:03,000 --> 00:00:04,000\nTwo\n`);
  expect(converted).toMatch(/^WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\n/);
  expect(converted).toContain(`\n${shown}\n`);
  expect(converted).toMatch(/\n2\n\n00:00:03.000 --> 00:00:04.000\nTwo\n$/);
  // The line of a fault is the line that was sent.
  const wrong = `${first}\n${text}\n\n2\n00:00:05,000 --> 00:00:04,000\nTwo\n`;
  const line = wrong.split("\n").findIndex((one) => one.startsWith("00:00:05")) + 1;
  expect(captionFault(wrong, webVttOf(wrong))?.values?.line).toBe(line);
});

it.each([`WEBVTT\n\n${cue}`, "Hello.", "1\nHello.", ""])("leaves what is no SubRip as it is: %j", (text) => {
  expect(webVttOf(text)).toBe(text);
});

it.each([
  ["captions", `WEBVTT\n\n${`${cue}\n`.repeat(12_001)}`, /more than 12000 captions/],
  ["arrows", `WEBVTT\n\n${"-->\n".repeat(50_000)}`, /more than 12000 captions/],
  ["lines", `WEBVTT\n\n${cue}${"\n".repeat(200_000)}`, /more than 100000 lines/],
  ["lines of an old Mac", `WEBVTT\r\r${cue}${"\r".repeat(200_000)}`, /more than 100000 lines/],
])("refuses more %s than a lecture needs, before it reads them", (_, text, fault) => {
  const found = webVttFault(text);
  expect(found && causeInWords(found, en.errors)).toMatch(fault);
});

it("takes ten hours of captions", () => {
  expect(webVttFault(`WEBVTT\n\n${`${cue}\n`.repeat(10_000)}`)).toBeNull();
});
