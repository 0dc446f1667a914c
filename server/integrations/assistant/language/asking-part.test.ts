import { expect, test } from "vitest";
import { askingPart } from "./asking-part.ts";

test.each([
  ["I live in Multan, can I still take classes?", "can I still take classes?"],
  ["I finish my exams soon. When does the next batch start?", "When does the next batch start?"],
  ["Mera naam Bilal hai. Course ki fees bata dein", "Course ki fees bata dein"],
  ["How long is the course?", "How long is the course?"],
  ["I want to join, but how?", "I want to join, but how?"],
])("%s", (message, part) => {
  expect(askingPart(message)).toBe(part);
});
