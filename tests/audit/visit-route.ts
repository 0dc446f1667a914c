import type { Page } from "@playwright/test";
import { lowTargets, narrowFaults, outlineFaults, viewports, violations } from "../e2e/support/accessibility.ts";
import { leftOurOrigin, listenToNoise } from "../e2e/support/noise.ts";
import { alfaFaults, ibmFaults } from "../e2e/support/other-engines.ts";
import { openHydrated } from "../e2e/support/page.ts";
import { visitorAddress } from "../e2e/support/test.ts";
import { BuiltPage } from "../support/built-page.ts";
import { headerFaults } from "../support/header-faults.ts";
import { structuredDataFaults } from "../support/structured-data-faults.ts";
import type { Route } from "./routes.ts";

/** The findings of each check, by the check's name; an empty list is a check passed. */
export type Findings = Record<string, string[]>;

/** A route as it was sent, and its faults in a browser. */
export interface Visited {
  route: Route;
  sent: BuiltPage;
  findings: Findings;
}

/** Listens to one visit after the other in the same browser; each call returns the messages since the last. */
export function noiseByVisit(page: Page, origin: string): () => string[] {
  // The browser itself calls an answer of 403 or 404 an error; the status is checked on its own.
  const noise = listenToNoise(page.context(), origin, ["the server responded with a status of 40"]);
  return () => noise.splice(0);
}

/** The page as the server sends it to a visitor at an address of its own, with its status and headers. */
async function fetchSent(page: Page, { path, status = 200 }: Route) {
  const answer = await page.request.get(path, { headers: { "x-forwarded-for": visitorAddress() }, maxRedirects: 0 });
  const answered = answer.status() === status ? [] : [`answers ${answer.status()}, not ${status}`];
  return { sent: new BuiltPage(path, await answer.text()), answered, headers: headerFaults(answer.headers()) };
}

/** Puts the route's required values into the browser's storage, and nothing else. */
async function prepareStorage(page: Page, stored: Record<string, string> = {}) {
  await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
}

/** Opens a route at a desk's width and a phone's, in both themes, and checks it there. */
export async function visitRoute(page: Page, route: Route, outcome: () => string[]): Promise<Visited> {
  const { sent, answered, headers } = await fetchSent(page, route);
  await page.setExtraHTTPHeaders({ "x-forwarded-for": visitorAddress(), "cf-ipcountry": "DE" });
  await prepareStorage(page, route.stored);
  outcome();
  const findings: Findings = {
    answer: answered,
    headers,
    data: structuredDataFaults(sent),
    axe: [],
    Alfa: [],
    IBM: [],
    outline: [],
  };
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await openHydrated(page, route.path);
    const at = (faults: string[]) => faults.map((fault) => `${viewport.width} px, ${fault}`);
    findings.axe?.push(...at(await violations(page, true)));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      findings.Alfa?.push(...at(await alfaFaults(page)));
      findings.IBM?.push(...at(await ibmFaults(page)));
    }
    findings.outline?.push(...at(await outlineFaults(page)));
  }
  findings.touch = await lowTargets(page);
  findings.narrow = await narrowFaults(page);
  const noise = outcome();
  findings.console = noise.filter((one) => !one.startsWith(leftOurOrigin));
  findings.origin = noise.filter((one) => one.startsWith(leftOurOrigin));
  return { route, sent, findings };
}
