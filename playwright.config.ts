import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** The machine's own Chromium when there is one, the one without a window first; Playwright's otherwise. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));
export const executablePath = process.env.CHROMIUM_PATH ?? installed;

/**
 * Which journeys run: without a word all; `JOURNEYS=quick` those of `npm test`, and `JOURNEYS=thorough` the longer ones
 * that it leaves to CI; `JOURNEYS=engine` those that hang on the browser's engine alone; `JOURNEYS=matrix` all, every
 * view in each theme at each width, and every form. Where each journey runs: at the desk, on a phone (`@phone`), or on both (`@both`).
 * Playwright asks a project's own patterns alone, never those of the whole run.
 */
const selections = {
  quick: { desktop: /^(?!.*(@phone|@thorough))/, phone: /^(?!.*@thorough).*@phone/ },
  thorough: { desktop: /^(?!.*@phone).*@thorough/, phone: /@both|^(?=.*@phone).*@thorough/ },
  journeys: { desktop: /^(?!.*@phone)/, phone: /@phone|@both/ },
  engine: { desktop: /^(?!.*@phone).*@engine/, phone: /^(?=.*@engine).*(@phone|@both)/ },
  matrix: { desktop: /^(?!.*@phone)/, phone: /@phone|@both/ },
};

/** How the journeys of this run are chosen. */
const selection = process.env.JOURNEYS || "journeys";
const isSelection = (name: string): name is keyof typeof selections => Object.hasOwn(selections, name);
if (!isSelection(selection)) throw new Error(`JOURNEYS is one of ${Object.keys(selections).join(", ")}.`);

/** Whether a check looks at the whole matrix of theme and width. */
export const isMatrix = selection === "matrix";

/** Whether a check leaves the dark theme to the longer runs. */
export const isQuick = selection === "quick";

/** The flags that stop Chromium's background work. */
export const quietLaunch = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Every worker starts the built program itself, on a free port with fresh data (tests/e2e/support/site.ts).
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: availableParallelism(),
  // `npm test` tries a failed test once more, tells it apart as flaky, and keeps the trace of the second try.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits for real mails, twice or thrice; a machine with other work takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/playwright.json" }],
  ],
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath,
      args: quietLaunch,
      // In the C locale of a bare machine, Chromium would save every file with an Urdu name as "download".
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
    locale: "en-GB",
    timezoneId: "Asia/Karachi",
    // Recorded all along, a trace costs as much as the test.
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", grep: selections[selection].desktop, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: selections[selection].phone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
