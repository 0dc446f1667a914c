import { setTimeout as sleep } from "node:timers/promises";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, report } from "./support/report.mjs";
import { openVisit } from "./support/visit.mjs";

/**
 * `npm run bench -- navigation`: the time a click takes to show another public page, from the click's own time to the
 * frame that shows the new main heading. The pointer rests on each link for a moment first, as a hand does: the next
 * page's files are fetched then. Each of three visitors makes the tour in a browser of their own; the median of their
 * times counts for each click.
 */
const rest = 250;
const visitors = 3;
const desktop = { width: 1440, height: 900 };
/** The visitor's targets, one after the other; an entry of a dropdown names its menu. */
const tour = [
  { path: "/about" },
  { path: "/courses" },
  { path: "/MernStackPage", menu: "Courses" },
  { path: "/services" },
  { path: "/UIUXServices", menu: "Services" },
  { path: "/contact" },
  { path: "/FreeDemo" },
  { path: "/privacy" },
  { path: "/terms" },
  { path: "/refund-policy" },
  { path: "/search" },
  { path: "/DataAnalysisPage", menu: "Courses" },
  { path: "/" },
  { path: "/WebDevelopmentServices", menu: "Services" },
  { path: "/AiPage", menu: "Courses" },
  { path: "/CyberSecurityPage", menu: "Courses" },
  { path: "/AIChatbotIntegration", menu: "Services" },
  { path: "/services" },
  { path: "/about" },
  { path: "/WordPressDevelopment", menu: "Services" },
  { path: "/" },
];

/** Starts to wait, in the page, for the next click and the frame after its new heading; the answer comes as a promise. */
function watchNextPage(page) {
  return page.evaluate(() => {
    const heading = () => document.querySelector("main h1")?.textContent;
    const before = heading();
    window.nextPage = new Promise((resolve) => {
      addEventListener(
        "click",
        (click) => {
          const look = new MutationObserver(() => {
            if (heading() === undefined || heading() === before) return;
            look.disconnect();
            requestAnimationFrame(() => {
              const painted = new MessageChannel();
              painted.port1.onmessage = () => resolve(performance.now() - click.timeStamp);
              painted.port2.postMessage(null);
            });
          });
          look.observe(document.body, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
  });
}

/** Milliseconds from the click on the link to this path to the page shown. */
async function go(page, { path, menu }) {
  await page.mouse.move(5, 600);
  if (menu) await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: menu, exact: true }).hover();
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.hover();
  await sleep(rest);
  await watchNextPage(page);
  await link.click();
  const took = await page.evaluate(() => window.nextPage);
  if (new URL(page.url()).pathname !== path) throw new Error(`${page.url()} is not ${path}.`);
  return took;
}

/** The times of one visitor's tour, in its order. */
async function makeTour(origin) {
  const { page, close } = await openVisit(desktop);
  try {
    await page.goto(`${origin}/`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const times = [];
    for (const stop of tour) times.push(await go(page, stop));
    return times;
  } finally {
    await close();
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const tours = [];
  for (let visitor = 0; visitor < visitors; visitor++) tours.push(await makeTour(program.origin));
  const took = tour.map((_, stop) => median(tours.map((times) => times[stop])));
  for (const [stop, { path }] of tour.entries())
    console.log(`${path} ${took[stop].toFixed(0)} ms (${tours.map((times) => times[stop].toFixed(0)).join(", ")})`);
  report("navigation", [
    { what: "navigations", measured: took.length * visitors },
    { what: "click to page shown, median", measured: Math.round(median(took)), unit: "ms", atMost: 100 },
    { what: "click to page shown, slowest", measured: Math.round(Math.max(...took)), unit: "ms", atMost: 100 },
  ]);
} finally {
  await program.stop();
  remove();
}
