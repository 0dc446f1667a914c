/** Does something once the browser has nothing else to do; soon, in one that does not tell. */
export function whenIdle(task: () => void) {
  (window.requestIdleCallback ?? setTimeout)(task);
}
