import { expect, test } from "vitest";
import { readQuestions } from "./questions.mjs";

test("every question of the institute's has a pattern that its answer must hold, and no other has", () => {
  for (const name of ["studied", "unseen", "language-school"])
    for (const { kind, holds } of readQuestions(name))
      expect(holds instanceof RegExp).toBe(kind === "ours" || kind === "price");
});
