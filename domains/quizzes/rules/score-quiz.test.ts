import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuizAnswer, QuizKey } from "#domains/quizzes/contract.ts";
import { foldText } from "#shared/fold-text.ts";
import { typedCases } from "../../../tests/support/typed-cases.ts";
import { scoreAnswer, scoreQuiz } from "./score-quiz.ts";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 });
const many = (options: string[]): QuizAnswer => ({ kind: "many", options });

const anyKey: fc.Arbitrary<QuizKey> = fc.oneof(
  ids.map(([option = ""]): QuizKey => ({ kind: "one", option })),
  ids.map((options): QuizKey => ({ kind: "many", options })),
  fc.record({ kind: fc.constant("number" as const), value: fc.integer(), tolerance: fc.nat() }),
  fc.record({ kind: fc.constant("text" as const), accepted: fc.array(fc.string(), { minLength: 1 }) }),
  ids.map((options): QuizKey => ({ kind: "order", options })),
);
const anyAnswer: fc.Arbitrary<QuizAnswer> = fc.oneof(
  ids.map(([option = ""]): QuizAnswer => ({ kind: "one", option })),
  ids.map(many),
  fc.string().map((text): QuizAnswer => ({ kind: "number", text })),
  fc.string().map((text): QuizAnswer => ({ kind: "text", text })),
  ids.map((options): QuizAnswer => ({ kind: "order", options })),
);

/** The right answer of a key, as a student gives it. */
function rightAnswer(key: QuizKey): QuizAnswer {
  if (key.kind === "number") return { kind: "number", text: String(key.value) };
  if (key.kind === "text") return { kind: "text", text: key.accepted[0] ?? "" };
  if (key.kind === "essay") return { kind: "essay", text: key.guide };
  return key;
}

describe("an answer of a quiz", () => {
  it("earns from nothing to all, whatever it is", () => {
    fc.assert(
      fc.property(anyKey, fc.option(anyAnswer), (key, answer) => {
        const share = scoreAnswer(key, answer);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        if (answer?.kind !== key.kind) expect(share).toBe(0);
      }),
    );
  });

  it("earns all if it is the key", () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        fc.pre(key.kind !== "text" || foldText(key.accepted[0] ?? "") !== "");
        expect(scoreAnswer(key, rightAnswer(key))).toBe(1);
      }),
    );
  });

  it("of several options loses a share for each wrong one, never below nothing, whatever their order", () => {
    const key: QuizKey = { kind: "many", options: ["a", "b"] };
    expect(scoreAnswer(key, many(["a"]))).toBe(0.5);
    expect(scoreAnswer(key, many(["a", "b", "c"]))).toBe(0.5);
    expect(scoreAnswer(key, many(["b", "a", "a"]))).toBe(1);
    expect(scoreAnswer(key, many(["c", "d"]))).toBe(0);
    fc.assert(
      fc.property(ids, ids, (right, chosen) => {
        const share = (options: string[]) => scoreAnswer({ kind: "many", options: right }, many(options));
        expect(share(chosen.toReversed())).toBe(share(chosen));
        expect(share([...chosen, "another one"])).toBeLessThanOrEqual(share(chosen));
      }),
    );
  });

  it("that is a number may be as far off as the tolerance", () => {
    const near = (typed: string) =>
      scoreAnswer({ kind: "number", value: 0.2, tolerance: 0.1 }, { kind: "number", text: typed });
    expect(["0.3", "0,1", "٠٫٢"].map(near)).toEqual([1, 1, 1]);
    expect(["0.31", "", "0.2 or 0.3"].map(near)).toEqual([0, 0, 0]);
  });

  it("that is a text is compared without capitals, accents, spaces and forms of letters", () => {
    const accepted = ["São Paulo", "کتاب"];
    const right = (text: string) => scoreAnswer({ kind: "text", accepted }, { kind: "text", text });
    expect([" sao  PAULO ", "SÃO paulo", "كتاب", "کِتاب"].map(right)).toEqual([1, 1, 1, 1]);
    expect(["", "Paulo", "Sao Paulo!"].map(right)).toEqual([0, 0, 0]);
  });

  it.each(typedCases<{ accepted: string; typed: string; right: boolean }>("short-answers"))(
    "that is a text: $accepted, typed as $typed, is right: $right",
    ({ accepted, typed, right }) => {
      const key: QuizKey = { kind: "text", accepted: [accepted] };
      expect(scoreAnswer(key, { kind: "text", text: typed })).toBe(Number(right));
    },
  );

  it("that is an order earns a share for each option in its place", () => {
    const order = (options: string[]) =>
      scoreAnswer({ kind: "order", options: ["a", "b", "c", "d"] }, { kind: "order", options });
    expect(order(["a", "b", "d", "c"])).toBe(0.5);
    expect(order(["a", "b", "c"])).toBe(0);
  });
});

it("an attempt's points are never more than the questions', and are hundredths", () => {
  const question = fc.record({
    points: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    key: anyKey,
    answer: fc.option(anyAnswer),
    marked: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(question), (questions) => {
      const score = scoreQuiz(questions);
      const most = questions.reduce((sum, { points }) => sum + points, 0);
      expect(score).toBeLessThanOrEqual(most + 0.005);
      expect(score).toBe(Number(score?.toFixed(2)));
    }),
  );
});

describe("an attempt with an essay", () => {
  const right = {
    points: 2,
    key: { kind: "one", option: "a" },
    answer: { kind: "one", option: "a" },
    marked: null,
  } as const;
  const essay = (text: string, marked: number | null) =>
    ({ points: 10, key: { kind: "essay", guide: "" }, answer: { kind: "essay", text }, marked }) as const;

  it("has no points while what is written there is not marked", () => {
    expect(scoreQuiz([right, essay("Because.", null)])).toBeNull();
    expect(scoreQuiz([right, essay(" \n", null), { ...essay("", null), answer: null }])).toBe(2);
  });

  it("has the points that it was given, never more than the question's", () => {
    expect(scoreQuiz([right, essay("Because.", 7.5)])).toBe(9.5);
    expect(scoreQuiz([right, essay("Because.", 0)])).toBe(2);
    expect(scoreQuiz([right, essay("Because.", 12)])).toBe(12);
  });
});
