import { expect, it } from "vitest";
import { isolateFacts } from "./isolate-facts.ts";

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
