import { defineConfig } from "vitest/config";

/** `npm run test:cluster`: two processes of the built program on one Postgres, behind nginx. Not part of `npm test`. */
export default defineConfig({
  test: {
    name: "cluster",
    include: ["tests/cluster/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.ts"],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // The slow connections start at once: each takes a minute.
    maxConcurrency: 12,
    allowOnly: false,
    passWithNoTests: false,
  },
});
