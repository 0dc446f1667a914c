import { expect, test } from "vitest";
import { readQuestions } from "./questions.mjs";

const sets = [
  "studied",
  "unseen",
  "language-school",
  "visitors-english",
  "visitors-roman",
  "visitors-urdu",
  "held-out",
  "afterwards",
  "last",
];

test("every question of the institute's has a pattern that its answer must hold, and no other has", () => {
  for (const name of sets)
    for (const { kind, holds } of readQuestions(name))
      expect(holds instanceof RegExp).toBe(kind === "ours" || kind === "price");
});
