import { setImmediate as nextTurn } from "node:timers/promises";

/** Longest time the work may go on before others get a turn, in milliseconds. */
const longest = 10;

/** Long work in pieces, so that requests are answered meanwhile: between two of them, `if (turn.isOver) await turn.next()`. */
export interface Turn {
  readonly isOver: boolean;
  next(): Promise<void>;
}

/** Begins a turn. */
export function beginTurn(): Turn {
  let began = performance.now();
  return {
    get isOver() {
      return performance.now() - began > longest;
    },
    async next() {
      await nextTurn();
      began = performance.now();
    },
  };
}

/** The list with `make` applied to each, in pieces. */
export async function mapInTurns<One, Other>(turn: Turn, list: One[], make: (one: One) => Other): Promise<Other[]> {
  const made: Other[] = [];
  for (const one of list) {
    made.push(make(one));
    if (turn.isOver) await turn.next();
  }
  return made;
}
