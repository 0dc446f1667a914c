import { addAssignments, addStudents } from "./support/class.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { median, percentile, report } from "./support/report.mjs";
import { cookiesOf, joinAsStaff } from "./support/staff.mjs";
import { openVisit } from "./support/visit.mjs";

/**
 * `npm run bench -- gradebook`: the gradebook of 60 students and 40 assignments in a browser. Measures each key, from its
 * own time to the frame that shows its effect: 200 that move, and 160 that type a grade and go on. At the end every
 * typed grade must be stored.
 */
/** A batch of the demo institute without any work. */
const batchId = "data-weekend";
const size = { students: 60, works: 40 };
const graded = 100;
const desktop = { width: 1440, height: 900 };

/** Keeps the milliseconds of every key from now on, until `window.keys` is read. */
function watchKeys(page) {
  return page.evaluate(() => {
    window.keys = [];
    const shown = (key) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.keys.push(performance.now() - key.timeStamp);
        painted.port2.postMessage(null);
      });
    };
    addEventListener("keydown", shown, { capture: true });
  });
}

/** Presses these keys, one after the other, and returns the milliseconds of each. */
async function press(page, keys) {
  await page.evaluate(() => window.keys.splice(0));
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.keys.length === count, at + 1);
  }
  return await page.evaluate(() => window.keys);
}

/** The processor time of the page's own thread, in milliseconds: other work on the machine does not count. */
async function processorTime(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
}

const repeated = (keys, times) => Array.from({ length: times }, () => keys).flat();

async function measure(origin, cookie) {
  const { page, close } = await openVisit(desktop);
  await page.context().addCookies(cookiesOf(cookie, origin));
  await page.goto(`${origin}/admin/batches/${batchId}/gradebook`);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const grid = page.getByRole("grid", { name: "Gradebook" });
  const cells = await grid.getByRole("gridcell").count();
  await grid.locator("[data-place='0,0']").click();
  await watchKeys(page);
  const taken = await processorTime(page);
  const began = await taken();
  const moves = await press(page, repeated(["ArrowRight", "ArrowDown", "End", "PageDown", "Home"], 40));
  const moved = await taken();
  await grid.locator("[data-place='0,0']").click();
  const typed = await press(page, repeated(["7", "Enter"], graded / 2));
  await grid.locator("[data-place='0,1']").click();
  typed.push(...(await press(page, repeated(["5", "Tab"], 30))));
  const processor = { moves: (moved - began) / moves.length, typed: ((await taken()) - moved) / typed.length };
  await page.getByText("Everything is saved.").waitFor();
  await page.reload();
  const stored = await grid
    .locator("td[data-place]")
    .filter({ hasText: /^[57]$/ })
    .count();
  await close();
  return { cells, moves, typed, processor, stored };
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const port = await freePort();
const start = () => startProgram({ dataDir, port, env: { DEMO_CONTENT: "on" } });
let program = await start();
try {
  const owner = { name: "Sana Javed", email: "sana@example.com", role: "owner" };
  const cookie = await joinAsStaff(program.origin, dataDir, owner);
  await program.stop();
  const people = Array.from({ length: size.students }, (_, at) => ({
    ...{ name: at % 3 === 0 ? `طالب علم ${at}` : `Student ${at}`, email: `s${at}@example.com` },
  }));
  await addAssignments(dataDir, { batchId, count: size.works });
  await addStudents(dataDir, { batchId, people });
  program = await start();
  const { cells, moves, typed, processor, stored } = await measure(program.origin, cookie);
  report("gradebook", [
    { what: "students", measured: size.students },
    { what: "cells drawn, with totals and averages", measured: cells },
    { what: "a key that moves, middle", measured: Math.round(median(moves)), unit: "ms" },
    {
      what: "a key that moves, 99 of 100 within",
      measured: Math.round(percentile(moves, 0.99)),
      unit: "ms",
      atMost: 100,
    },
    { what: "a key that types or saves, middle", measured: Math.round(median(typed)), unit: "ms" },
    {
      what: "a key that types or saves, 99 of 100",
      measured: Math.round(percentile(typed, 0.99)),
      unit: "ms",
      atMost: 100,
    },
    { what: "processor time of a key that moves", measured: Number(processor.moves.toFixed(1)), unit: "ms" },
    { what: "processor time of a key that types", measured: Number(processor.typed.toFixed(1)), unit: "ms" },
    { what: "the slowest key of all", measured: Math.round(Math.max(...moves, ...typed)), unit: "ms" },
    { what: "grades that were typed and are stored", measured: stored, exactly: graded / 2 + 30 },
  ]);
} finally {
  await program.stop();
  remove();
}
