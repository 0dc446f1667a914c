import { expect, it } from "vitest";
import { mapInTurns, ownTurn } from "./own-turn.ts";

it("gives each caller a turn of its own, in the order in which they ask", async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const begun: { who: number; turn: number }[] = [];
  const callers = Array.from({ length: 5 }, async (_, who) => {
    await ownTurn();
    begun.push({ who, turn });
  });
  await Promise.all(callers);
  isOver = true;
  expect(begun.map(({ who }) => who)).toEqual([0, 1, 2, 3, 4]);
  expect(new Set(begun.map((one) => one.turn)).size).toBe(5);
});

it.each([
  [100, ["mapped"]],
  [101, ["another's turn", "mapped"]],
])("maps a list of %i entries in turns of a hundred, in its order", async (length, expected) => {
  const order: string[] = [];
  setImmediate(() => order.push("another's turn"));
  const list = Array.from({ length }, (_, at) => at * 2);
  const made = await mapInTurns(list, (one, at) => [one, at]);
  order.push("mapped");
  expect(made).toEqual(list.map((one, at) => [one, at]));
  expect(order).toEqual(expected);
});

it("lets others go once in every hundred", async () => {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await new Promise((go) => setImmediate(go));
  })();
  await mapInTurns(Array.from({ length: 1000 }), (one) => one);
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(9);
});
