import { expect, test } from "vitest";
import learnt from "../../server/integrations/assistant/language/likeness.json" with { type: "json" };
import { traitCount } from "../../server/integrations/assistant/language/traits.ts";
import { digestOf, readQuestions, studied } from "./questions.mjs";

test("what the assistant has learnt belongs to the questions as they stand: `npm run learn:assistant` after a change", () => {
  expect(digestOf(studied.flatMap((name) => readQuestions(name)))).toBe(learnt.questions);
  expect(Buffer.from(learnt.weights, "base64")).toHaveLength(traitCount);
});
