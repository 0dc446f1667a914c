import { PGlite } from "@electric-sql/pglite";
import { expect, it, vi } from "vitest";
import { createLog } from "#server/config/log.ts";
import { vacuumRegularly } from "#server/db/vacuum-embedded.ts";
import { hour } from "#shared/durations.ts";

it("vacuums the embedded database every six hours until it is stopped", { timeout: 60_000 }, async () => {
  const pglite = await PGlite.create();
  const exec = vi.spyOn(pglite, "exec");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = vacuumRegularly(pglite, createLog({ logLevel: "silent" }));
  vi.advanceTimersByTime(6 * hour);
  expect(exec).toHaveBeenCalledWith("vacuum (analyze)");
  await exec.mock.results[0]?.value;
  stop();
  vi.advanceTimersByTime(6 * hour);
  expect(exec).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await pglite.close();
});
