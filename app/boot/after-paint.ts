/** Runs a task once the page's first words are on the screen, so that nothing it fetches competes with them. */
export function afterFirstPaint(task: () => Promise<void> | void) {
  const observer = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    void task();
  });
  observer.observe({ type: "paint", buffered: true });
}
