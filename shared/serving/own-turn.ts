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
