import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Both kinds fail on noise: a test that makes the program complain says so, or is wrong. */
const setupFiles = ["tests/support/fail-on-noise.ts"];

/** Every project knows the tag of a longer proof: `npm test` leaves it out and names it, `CI=true npm test` runs it. */
const tags = [{ name: "thorough", description: "A longer proof, which `npm test` leaves to `CI=true npm test`." }];

/** The walk through all pages in a language that nobody speaks. */
const languageCrawl = "tests/built/pseudo-language.test.ts";

export default defineConfig({
  test: {
    tags,
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{admin,app,bench,classroom,deploy,domains,server,shared,scripts,ui}/**/*.test.{ts,tsx,mjs}",
            "tests/demo-content/*.test.ts",
          ],
          setupFiles,
          testTimeout: 20_000,
          // They keep nothing between them: one worker's modules serve all its files, a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts", "tests/support/empty-database.ts"],
          setupFiles,
          // Each test file opens databases of its own; one worker's modules and its compiled database serve all its files.
          isolate: false,
          // Compiling the database's WebAssembly to the last optimisation takes longer than these tests run in it.
          execArgv: ["--liftoff-only"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The answers of the built program: build first.
          name: "built",
          include: ["tests/{built,demo-content/built}/**/*.test.ts"],
          exclude: [languageCrawl],
          globalSetup: ["tests/support/built-site.ts"],
          setupFiles,
          isolate: false,
          // A worker keeps the pages that its tests have parsed.
          execArgv: ["--max-old-space-size=6144"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Some thousand parsed pages of the built program stay in the worker's memory: one of its own.
          name: "language",
          include: [languageCrawl],
          globalSetup: ["tests/support/built-site.ts"],
          setupFiles,
          execArgv: ["--max-old-space-size=6144"],
        },
      },
      {
        test: {
          // Faults around the built program, one after the other: build first.
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: ["tests/faults/support/started-data-dir.ts"],
          setupFiles,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    allowOnly: false,
    passWithNoTests: false,
  },
});
