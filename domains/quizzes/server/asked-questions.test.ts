import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AskedQuestion } from "#domains/quizzes/contract.ts";
import { askQuestions } from "./asked-questions.ts";

const questionOf = (kind: AskedQuestion["kind"], count: number, id = "q"): AskedQuestion => ({
  ...{ id, kind, text: "?", points: 1, pictureAlt: null },
  options: Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, text: `${at}` })),
});
const idsOf = (things: { id: string }[]) => things.map(({ id }) => id);

describe("the questions of an attempt", () => {
  const questions = ["a", "b", "c", "d"].map((id) => questionOf("one", 4, id));

  it("are the same ones in the same order for the same seed", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (seed, shuffle) => {
        const asked = askQuestions(questions, { seed, shuffle });
        expect(askQuestions(questions, { seed, shuffle })).toEqual(asked);
        expect(idsOf(asked).sort()).toEqual(idsOf(questions));
        for (const { id, options } of asked) {
          const own = questions.find((question) => question.id === id);
          expect(idsOf(options).sort()).toEqual(idsOf(own?.options ?? []));
        }
      }),
    );
  });

  it("stay as the teacher wrote them where nothing is shuffled, but for options to put in order", () => {
    expect(askQuestions(questions, { seed: "x", shuffle: false })).toEqual(questions);
    const orders = Array.from({ length: 60 }, (_, at) => {
      const [asked] = askQuestions([questionOf("order", 3)], { seed: `seed ${at}`, shuffle: false });
      return idsOf(asked?.options ?? []).join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  it("have every option in every place about equally often, so that no place tells the key", () => {
    const first = Array.from({ length: 4000 }, (_, at) => {
      const [asked] = askQuestions([questionOf("order", 4)], { seed: `seed ${at}`, shuffle: true });
      return asked?.options[0]?.id ?? "";
    });
    for (const id of idsOf(questionOf("order", 4).options)) {
      const times = first.filter((one) => one === id).length;
      expect(times).toBeGreaterThan(850);
      expect(times).toBeLessThan(1150);
    }
  });
});
