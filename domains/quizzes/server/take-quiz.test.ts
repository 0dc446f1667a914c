import { expect, it } from "vitest";
import { whyNotNow } from "./take-quiz.ts";

it("a quiz is open in the whole minute at which it closes", () => {
  const quiz = { closesAt: new Date("2026-11-23T18:06:00Z"), opensAt: null, solutionsShownAt: null, attempts: 1 };
  const at = (time: string) => whyNotNow(quiz, [], new Date(`2026-11-23T${time}Z`));
  expect([at("18:06:59.999"), at("18:07:00")]).toEqual([null, "quiz.closed"]);
});
