/** How long after the load event a page counts as painted where the browser does not say so, in milliseconds. */
const longestSilence = 1000;

/**
 * Settles once the page's first words are on the screen: nothing fetched from then on competes with them. Firefox tells of
 * no paint where a page opens at an anchor.
 */
export const firstPaint = new Promise<void>((painted) => {
  const observer = new PerformanceObserver(
    (paints) => paints.getEntriesByName("first-contentful-paint")[0] && painted(),
  );
  observer.observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(painted, longestSilence));
});
