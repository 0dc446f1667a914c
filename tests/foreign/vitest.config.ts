import { defineConfig } from "vitest/config";

/** `npm run test:nightly -- spam calendars`: what the program sends, read by other people's programs. Not part of `npm test`. */
export default defineConfig({
  test: {
    name: "foreign",
    include: ["tests/foreign/**/*.test.ts"],
    globalSetup: ["tests/support/postgres.ts", "tests/support/empty-database.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    allowOnly: false,
    passWithNoTests: false,
  },
});
