import { defineConfig } from "vitest/config";

/** `npm run test:failover`: two processes of the built program on two Postgres servers under Patroni. Not part of `npm test`. */
export default defineConfig({
  test: {
    name: "failover",
    include: ["tests/failover/**/*.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    allowOnly: false,
    passWithNoTests: false,
  },
});
