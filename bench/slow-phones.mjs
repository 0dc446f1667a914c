import { chromium } from "@playwright/test";
import { callVerbAt } from "../tests/support/ask-manage.ts";
import { signUp } from "./support/class.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram, untilRecompressed } from "./support/program.mjs";
import { median, report } from "./support/report.mjs";
import { joinAsStaff } from "./support/staff.mjs";
import { country, executablePath, quiet } from "./support/visit.mjs";

/**
 * `npm run bench -- slow-phones`: the largest paint of the home page for a first visitor on two slow connections (the
 * median of five), and how long the slowest answer to a touch or a key takes on the main screens with a processor six
 * times slower, beside that of a page that only has buttons: what that one takes is the machine's. The connections are
 * Chromium's own emulation, which loses no packets.
 */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const lines = [
  { name: "slow 4G (1.6 Mbit/s, 150 ms)", latency: 150, bits: 1_600_000, atMost: 800 },
  { name: "400 kbit/s, 400 ms", latency: 400, bits: 400_000, atMost: 2000 },
];
const runs = 5;
const slower = 6;
const screens = ["/", "/courses/mern-full-stack-development", "/enrollnow", "/FreeDemo", "/batches", "/search?q=mern"];
const ownScreens = ["/lms", "/account", "/classroom", "/classroom/work", "/classroom/calendar"];
const batch = "/batches/mern-evening";
const officeScreens = ["", "/leads", "/payments?state=all", batch, `${batch}/attendance`, `${batch}/timetable`];
/** Twelve buttons and nothing behind them. */
const control = `data:text/html,<html data-hydrated><main>${"<button type=button>A</button> ".repeat(12)}</main>`;
/** The elements touched on each screen: those that answer on the screen itself. */
const touched = "main :is(button[type=button], summary, select, input:not([type=hidden])), header button[type=button]";
const mostTouched = 12;

/** The time of the largest paint of a fresh browser's first visit. */
async function largestPaint(browser, url, { latency, bits }) {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: country });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = { downloadThroughput: bits / 8, uploadThroughput: bits / 8 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...throughput });
  await page.goto(url, { waitUntil: "load" });
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

/** The longest time from a touch or a key to the next frame, over what answers on one screen; null without any. */
async function slowestAnswer(page, url) {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    window.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  const found = page.locator(touched).filter({ visible: true });
  const count = Math.min(await found.count(), mostTouched);
  for (let at = 0; at < count; at++) {
    const one = found.nth(at);
    // Skips elements that an earlier touch has covered or removed.
    const isTouched = await one.tap({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (isTouched && (await one.evaluate((element) => element.matches("input[type=text], input[type=email]"))))
      await page.keyboard.type("Aye");
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  return count === 0 ? null : await page.evaluate(() => window.slowest);
}

/** The screens of daily work in the office, a person with a seat among them. */
async function office(origin, dataDir) {
  const owner = { name: "Sana Javed", email: "sana@example.com", role: "owner" };
  const headers = { Cookie: await joinAsStaff(origin, dataDir, owner) };
  const student = { batchId: "mern-evening", name: "Ayesha Khan", email: "ayesha@example.com" };
  await callVerbAt(dataDir, "enrolPerson", student);
  const { members } = await callVerbAt(dataDir, "showClass", student.batchId);
  const person = `/people/${members.find(({ person }) => person.email === student.email).person.id}`;
  return { headers, paths: [...officeScreens, person].map((path) => `/admin${path}`) };
}

async function answers(browser, paths, origin, headers = {}) {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: { ...country, ...headers } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const rows = [];
  for (const path of paths) {
    const slowest = await slowestAnswer(page, path === control ? path : origin + path);
    if (slowest === null) continue;
    const shown = path === control ? "a page of buttons alone" : path;
    rows.push({ what: `${shown}: slowest answer, processor ${slower} times slower`, measured: slowest, unit: "ms" });
  }
  await context.close();
  return rows.map((row) => ({ ...row, atMost: 100 }));
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort(), env: { DEMO_CONTENT: "on" } });
const browser = await chromium.launch({ executablePath, args: quiet });
try {
  await untilRecompressed(`${program.origin}/`);
  const rows = [];
  for (const line of lines) {
    const paints = [];
    for (let run = 0; run < runs; run++) paints.push(await largestPaint(browser, `${program.origin}/`, line));
    const measured = Math.round(median(paints));
    rows.push({ what: `home, largest paint on ${line.name}`, measured, unit: "ms", atMost: line.atMost });
  }
  rows.push(...(await answers(browser, [control, ...screens], program.origin)));
  const student = { name: "Ayesha Khan", email: "ayesha@example.com" };
  const Cookie = await signUp(program.origin, student, "198.51.100.1");
  rows.push(...(await answers(browser, ownScreens, program.origin, { Cookie })));
  const { paths, headers } = await office(program.origin, dataDir);
  rows.push(...(await answers(browser, paths, program.origin, headers)));
  report("slow-phones", rows);
} finally {
  await browser.close();
  await program.stop();
  remove();
}
