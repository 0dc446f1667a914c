import { expect, it } from "vitest";
import { isolateFacts, withoutIsolates } from "./isolate-facts.ts";

it("isolates each fact once, and changes nothing else", () => {
  const words = { subject: "{course} میں داخلہ", lines: ["{count} دن", "کچھ نہیں"], forms: { one: "{company.name}" } };
  const isolated = {
    subject: "\u2068{course}\u2069 میں داخلہ",
    lines: ["\u2068{count}\u2069 دن", "کچھ نہیں"],
    forms: { one: "\u2068{company.name}\u2069" },
  };
  expect(isolateFacts(words)).toEqual(isolated);
  expect(isolateFacts(isolated)).toEqual(isolated);
});

it("keeps the mark of a number's digits within, and takes every mark away again", () => {
  const words = { line: "\u2063{count} دن، ۲۴ گھنٹے" };
  const isolated = { line: "\u2068\u2063{count}\u2069 دن، ۲۴ گھنٹے" };
  expect(isolateFacts(words)).toEqual(isolated);
  expect(isolateFacts(isolated)).toEqual(isolated);
  expect(withoutIsolates(isolated)).toEqual({ line: "{count} دن، 24 گھنٹے" });
});
