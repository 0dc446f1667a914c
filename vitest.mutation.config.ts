import { defineConfig } from "vitest/config";

/** The part that `scripts/mutation.mjs` changes: a folder, or one file. */
const part = process.env.MUTATED_PART?.replace(/\.ts$/, "") ?? "{app,domains,server,shared,ui}";

/** The tests that judge a changed part: those beside its code. */
export default defineConfig({
  test: {
    include: [`${part}/**/*.test.ts`, `${part}.test.ts`],
    setupFiles: ["tests/support/fail-on-noise.ts"],
    testTimeout: 20_000,
    restoreMocks: true,
    isolate: false,
  },
});
