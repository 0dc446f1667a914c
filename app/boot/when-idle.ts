/** Runs a task when the browser is idle; soon, if the browser does not report that. */
export function whenIdle(task: () => void) {
  (window.requestIdleCallback ?? setTimeout)(task);
}
