import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { quietLaunch } from "../../playwright.config.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { htmlFaults } from "../support/html-faults.ts";
import { brokenAnchors, brokenLinks, siteLinks } from "../support/link-faults.ts";
import { auditFindings, auditTable, checks } from "./report.ts";
import { everyRoute, type Route, signIn } from "./routes.ts";
import { noiseByVisit, type Visited, visitRoute } from "./visit-route.ts";

/**
 * The script of `npm run audit`: starts the built program and checks every page of it, at a phone's width and a desk's,
 * in both themes; prints each check's findings on each page and exits with 1 when there are any. Named paths check only
 * those (`npm run audit -- /about /lms`).
 */
const { positionals: onlyPaths } = parseArgs({ allowPositionals: true });
const workers = 2;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function openVisitor(browser: Browser, site: Site) {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: "en-GB",
    timezoneId: "Asia/Karachi",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  return { page, outcome: noiseByVisit(page, site.origin) };
}

/** Visits the routes in their order, one page for signed-out visitors and one for signed-in ones. */
async function visitAll(browser: Browser, site: Site, routes: Route[]): Promise<Visited[]> {
  const waiting = [...routes.entries()];
  const visited: Visited[] = [];
  const work = async () => {
    const signedOut = await openVisitor(browser, site);
    let signedIn: typeof signedOut | undefined;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, route] = next;
      if (route.signedIn && !signedIn) {
        signedIn = await openVisitor(browser, site);
        await signIn(signedIn.page);
      }
      const { page, outcome } = (route.signedIn && signedIn) || signedOut;
      visited[at] = await visitRoute(page, route, outcome);
      process.stderr.write(`\r${visited.filter(Boolean).length} of ${routes.length} routes`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  process.stderr.write("\n");
  return visited;
}

/** Adds the findings between the pages, and in their markup, rather than in one page in a browser. */
async function checkTogether(visited: Visited[], site: Site) {
  const pages = visited.map(({ sent }) => sent);
  const links = siteLinks(pages, site.origin);
  const broken = await brokenLinks(links, site.origin);
  // An anchor can only be checked on a visited page.
  const looked = new Set(pages.map(({ path }) => path));
  const anchors = brokenAnchors(
    links.filter(({ to }) => looked.has(to.pathname)),
    pages,
  );
  const markup = htmlFaults(pages);
  for (const { sent, findings } of visited) {
    findings.links = [...(broken.get(sent) ?? []), ...(anchors.get(sent) ?? [])];
    findings.HTML = markup.get(sent) ?? [];
  }
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: quietLaunch });
const site = await startSite();
try {
  const { page } = await openVisitor(browser, site);
  const routes = await everyRoute(site, page);
  const chosen = routes.filter(({ path, name }) => onlyPaths.length === 0 || onlyPaths.includes(name ?? path));
  const visited = await visitAll(browser, site, chosen);
  await checkTogether(visited, site);
  say(`${auditTable(visited)}\n`);
  for (const [name, what] of Object.entries(checks)) say(`${name}: ${what}`);
  const found = auditFindings(visited);
  say(found === "" ? `\n${visited.length} routes, nothing found.` : `\nFound:\n${found}`);
  process.exitCode = found === "" ? 0 : 1;
} finally {
  await browser.close();
  await site.dispose();
}
