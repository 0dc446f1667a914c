/** Milliseconds after the load event until a page counts as painted in a browser that does not report paints. */
const longestSilence = 1000;

/**
 * Resolves when the first text is on the screen, so that later downloads do not compete with it. Firefox reports no paint
 * when a page opens at an anchor.
 */
export const firstPaint = new Promise<void>((painted) => {
  const observer = new PerformanceObserver(
    (paints) => paints.getEntriesByName("first-contentful-paint")[0] && painted(),
  );
  observer.observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(painted, longestSilence));
});
