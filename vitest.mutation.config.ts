import { defineConfig } from "vitest/config";

/** The tests that judge a mutant: those beside the pure code that stryker.config.json names. */
export default defineConfig({
  test: {
    include: ["{app,domains,server,shared,ui}/**/*.test.ts"],
    setupFiles: ["tests/support/fail-on-noise.ts"],
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
