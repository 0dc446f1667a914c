import { expect, it } from "vitest";
import { frameOf } from "./frame-of.ts";

it.each([
  ["ur", "en", "ur"],
  ["ar", "en", "ar"],
  ["ur-Latn", "ur", "en"],
  // Staff chose no other language: what stands around their answer is in the reader's own.
  ["en", "ar", "ar"],
  ["en", "xx", "en"],
] as const)("an answer in %s to a reader of %s stands within %s", (language, reader, frame) => {
  expect(frameOf(language, reader)).toBe(frame);
});
