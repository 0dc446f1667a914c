/**
 * Runs a task once the page's first words are on the screen: until then nothing may compete with them for the network.
 * Where the browser does not tell of its paints, two frames stand for it.
 */
export function afterFirstPaint(task: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    requestAnimationFrame(() => requestAnimationFrame(task));
    return;
  }
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    task();
  });
  observer.observe({ type: "paint", buffered: true });
}
