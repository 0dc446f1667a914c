import { expect, it } from "vitest";
import { siteLocale } from "./formats.ts";
import { ownTime } from "./own-time.ts";

const words = { sameDay: "Your time: {time}", otherDay: "Your time: {day}, {time}" };
const span = { from: "2026-11-27T16:15:00Z", to: "2026-11-27T17:15:00Z" };
const inZone = (own: string, time: { from: string; to?: string } = span) =>
  ownTime(time, { institute: "Asia/Karachi", own }, words, siteLocale).replaceAll("\u00a0", " ");

it.each([
  ["America/New_York", "Your time: 11:15 AM – 12:15 PM"],
  ["Europe/London", "Your time: 4:15 PM – 5:15 PM"],
  ["Pacific/Auckland", "Your time: Saturday 28 November, 5:15 AM – 6:15 AM"],
])("a class at 9:15 PM in Karachi as a reader in %s has it", (own, text) => expect(inZone(own)).toBe(text));

it("says nothing to a reader whose clock shows the same", () => {
  expect(inZone("Asia/Karachi")).toBe("");
  expect(inZone("Asia/Tashkent")).toBe("");
});

it("says the day where only the day differs", () => {
  const zones = { institute: "Pacific/Apia", own: "Pacific/Pago_Pago" };
  expect(ownTime({ from: span.from }, zones, words, siteLocale)).toContain("Friday 27 November");
});

it("says one time of a moment without an end", () => {
  expect(inZone("America/New_York", { from: span.from })).toBe("Your time: 11:15 AM");
});

it("is in the reader's language", () => {
  const zones = { institute: "Asia/Karachi", own: "Pacific/Auckland" };
  expect(ownTime({ from: span.from }, zones, words, "ur")).toBe("Your time: ہفتہ 28 نومبر, \u20665:15\u00a0AM\u2069");
});
