import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { en } from "#server/compose/words/all.en.ts";
import { causeInWords } from "#shared/error-words.ts";
import { webVttFault, webVttOf } from "./web-vtt.ts";

const cue = "00:01.000 --> 00:02.500\nHello.\n";

it.each([
  ["a plain file", `WEBVTT\n\n${cue}`],
  ["with a byte order mark and Windows line ends", `\uFEFFWEBVTT Lecture 1\r\n\r\n${cue.replaceAll("\n", "\r\n")}`],
  [
    "with notes, names, hours and settings",
    "WEBVTT\n\nNOTE by hand\n\n1\n00:59:59.000 --> 01:00:02.000 align:start\nسلام",
  ],
  ["of a thousandth", "WEBVTT\n\n00:01.001 --> 00:01.002\nHello.\n\n00:01.900 --> 00:02.000\nYes."],
  ["with hours of one digit", "WEBVTT\n\n0:00:16.283 --> 0:00:18.000\nHello\n"],
  [
    "with one of no length among good ones",
    "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n00:03.000 --> 00:03.000\nTwo\n\n00:04.000 --> 00:05.000\nThree\n",
  ],
  [
    "with an arrow without spaces, and with many",
    "WEBVTT\n\n00:01.000-->00:02.000\nOne\n\n 00:02.000 \t-->  00:03.000\nTwo",
  ],
  ["of a video longer than a day", "WEBVTT\n\n100:00:00.000 --> 100:00:01.000\nStill here."],
])("takes captions: %s", (_, text) => {
  expect(webVttFault(text)).toBeNull();
});

it("accepts the demo lectures' captions", () => {
  const file = "server/demo/lectures/lecture-1.vtt";
  expect(webVttFault(readFileSync(file, "utf8"))).toBeNull();
});

it.each([
  ["no header", cue, /WEBVTT/],
  ["SubRip's commas", "WEBVTT\n\n1\n00:00:01,000 --> 00:00:02,000\nHello.", /^Line 4: the times/],
  ["an end before the beginning", "WEBVTT\n\n00:03.000 --> 00:02.000\nHello.", /^Line 3: a caption ends/],
  ["a minute of 61 seconds", "WEBVTT\n\n00:61.000 --> 02:00.000\nHello.", /^Line 3/],
  ["thousandths of four digits", "WEBVTT\n\n00:01.000 --> 00:02.0001\nHello.", /^Line 3/],
  ["minutes of one digit", "WEBVTT\n\n0:01.000 --> 0:02.000\nHello.", /^Line 3/],
  ["an end a minute before", "WEBVTT\n\n01:00:30.000 --> 00:59:59.000\nHello.", /^Line 3: a caption ends/],
  ["an end minutes before", "WEBVTT\n\n01:05:00.000 --> 01:04:00.000\nHello.", /^Line 3: a caption ends/],
  ["an end a thousandth before", "WEBVTT\n\n00:01.002 --> 00:01.001\nHello.", /^Line 3: a caption ends/],
  ["a header that is not the first word", `My WEBVTT\n\n${cue}`, /WEBVTT/],
  ["a mark within the header", `WEB\uFEFFVTT\n\n${cue}`, /WEBVTT/],
  ["no caption at all", "WEBVTT\n\nNOTE nothing yet\n", /not one caption/],
  ["nothing", "", /WEBVTT/],
])("says what is wrong with %s", (_, text, fault) => {
  const found = webVttFault(text);
  expect(found && causeInWords(found, en.errors)).toMatch(fault);
});

it("takes SubRip, converted", () => {
  const typed =
    "\uFEFF1\r\n00:00:01,000 --> 00:00:02,5 X1:10\r\n{\\an8}<font color=red>One</font> & <i>two</i>\r\n\r\n2\r\n";
  const captions = webVttOf(`${typed}0:00:03,000-->0:00:04,000\r\nسلام\r\n`);
  expect(captions).toBe(
    "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOne & <i>two</i>\n\n2\n0:00:03.000 --> 0:00:04.000\nسلام\n",
  );
  expect(webVttFault(captions)).toBeNull();
  expect(webVttOf("1\n00:00:01,000 --> 00:00:02,000\nOne\n")).toContain("00:00:01.000 --> 00:00:02.000");
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
