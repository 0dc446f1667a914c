import { defineConfig } from "@playwright/test";

/**
 * The smoke test in the engines that Playwright does not drive: a project each, named as the engine is
 * (support/test.ts starts it). Run one with `npm run test:browsers -- --project=firefox`.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../../test-results/playwright-browsers.json" }],
  ],
  projects: [{ name: "firefox" }, { name: "webkit" }],
});
