import { expect, it } from "vitest";
import { ownTurn } from "./own-turn.ts";

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
