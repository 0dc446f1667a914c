/** Settles once the page's first words are on the screen: nothing fetched from then on competes with them. */
export const firstPaint = new Promise<void>((painted) => {
  const observer = new PerformanceObserver((paints) => {
    if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    painted();
  });
  observer.observe({ type: "paint", buffered: true });
});
