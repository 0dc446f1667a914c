import fc from "fast-check";
import { expect, it } from "vitest";
import { findShortages } from "./draw-shortage.ts";

const draw = (id: string, count: number, topic: string | null = null) => ({ id, count, topic });

it("a bank with enough questions is short of nothing", () => {
  const bank = new Map([
    ["joins", 3],
    ["", 2],
  ]);
  expect(findShortages([draw("a", 3, "joins"), draw("b", 2)], bank)).toEqual([]);
  expect(findShortages([draw("b", 2), draw("a", 3, "joins")], bank)).toEqual([]);
  expect(findShortages([draw("a", 2, "")], bank)).toEqual([]);
});

it("says how many are left for each draw that is short", () => {
  const bank = new Map([["joins", 3]]);
  expect(findShortages([draw("a", 4, "joins")], bank)).toEqual([{ id: "a", has: 3 }]);
  expect(findShortages([draw("a", 2, "joins"), draw("b", 2, "joins")], bank)).toEqual([{ id: "b", has: 1 }]);
  expect(findShortages([draw("a", 1), draw("b", 3, "joins")], bank)).toEqual([{ id: "a", has: 0 }]);
  expect(findShortages([draw("a", 1, "views")], bank)).toEqual([{ id: "a", has: 0 }]);
});

it("is short of nothing exactly if each topic has enough, and the whole has enough for all", () => {
  const topics = fc.constantFrom("a", "b", "c");
  const draws = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.option(topics)), { maxLength: 5 });
  const counts = fc.array(fc.tuple(topics, fc.nat(8)), { maxLength: 3 });
  fc.assert(
    fc.property(draws, counts, (wanted, has) => {
      const bank = new Map<string, number>(has);
      const of = (topic: string | null) =>
        wanted.filter(([, one]) => one === topic).reduce((sum, [count]) => sum + count, 0);
      const all = wanted.reduce((sum, [count]) => sum + count, 0);
      const isEnough =
        ["a", "b", "c"].every((topic) => of(topic) <= (bank.get(topic) ?? 0)) &&
        all <= [...bank.values()].reduce((sum, count) => sum + count, 0);
      const short = findShortages(
        wanted.map(([count, topic], at) => draw(String(at), count, topic)),
        bank,
      );
      expect(short.length === 0).toBe(isEnough);
    }),
  );
});
