const waiting: (() => void)[] = [];
let isCalling = false;

/**
 * Resolves in a turn of the event loop that no other caller gets: the work of thirty simultaneous requests, a few
 * milliseconds each, would otherwise be one long turn that blocks all other answers.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  callSoon();
  return promise;
}

function callSoon() {
  if (isCalling || waiting.length === 0) return;
  isCalling = true;
  setImmediate(callNext);
}

function callNext() {
  isCalling = false;
  waiting.shift()?.();
  callSoon();
}

/** Entries of a list that are worked on in one turn. */
const perTurn = 100;

/** Maps a list of any length, a part of it in each turn of the event loop. */
export async function mapInTurns<One, Made>(
  list: readonly One[],
  make: (one: One, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, one] of list.entries()) {
    if (at > 0 && at % perTurn === 0) await ownTurn();
    made.push(make(one, at));
  }
  return made;
}
