/** Runs a task after the page's first paint, so that nothing it fetches competes with what paints. */
export function afterFirstPaint(task: () => Promise<void> | void) {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    void task();
  });
  painted.observe({ type: "paint", buffered: true });
}
