import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { until } from "../../support/until.ts";
import type { Front } from "./front.ts";
import type { Tab } from "./tab.ts";

/** The cost of a first visit: the paths requested before the load event, and bytes as sent by kind. */
export interface FirstLoad {
  early: string[];
  script: number;
  /** The style sheets that were sent, and those inline in the page, as brotli sends it. */
  style: number;
  font: number;
  /** All script received by the end of hydration. */
  hydratedScript: number;
}

/** Runs in the page: the time of its load event, in milliseconds since 1970, and its inline style. */
function timesAndStyles() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  return { loaded: performance.timeOrigin + (navigation?.loadEventStart ?? 0), styles };
}

const isHydrated = () => document.documentElement.hasAttribute("data-hydrated");

/** Opens a page in a browser without a cache, and weighs the received data until the page is hydrated. */
export async function weighFirstLoad(tab: Tab, front: Front, path: string): Promise<FirstLoad> {
  front.takeSent();
  await tab.goto(path);
  await until(() => tab.run(isHydrated), 30_000);
  // The last answers may be on their way through the proxy still.
  await sleep(300);
  const { loaded, styles } = await tab.run(timesAndStyles);
  const sent = front.takeSent();
  const early = sent.filter(({ at }) => at < loaded);
  const bytes = (kind: RegExp, among = early) =>
    among.filter((one) => kind.test(one.path)).reduce((sum, one) => sum + one.bytes, 0);
  return {
    early: early.map((one) => one.path),
    script: bytes(/\.js$/),
    style: bytes(/\.css$/) + (styles === "" ? 0 : brotliCompressSync(styles).length),
    font: bytes(/\.woff2$/),
    hydratedScript: bytes(/\.js$/, sent),
  };
}
