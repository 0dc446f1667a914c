import { defineConfig } from "vitest/config";

/** What judges a mutant: the tests beside the pure code that stryker.config.json names. */
export default defineConfig({
  test: {
    include: ["{app,domains,server,shared,ui}/**/*.test.ts"],
    setupFiles: ["tests/support/fail-on-noise.ts"],
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
