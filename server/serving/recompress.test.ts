import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createWhenIdle } from "#server/serving/recompress.ts";

it("resolves at once while the event loop is idle, and waits while it works", async () => {
  const whenIdle = createWhenIdle();
  await sleep(50);
  const idle = performance.now();
  await whenIdle();
  expect(performance.now() - idle).toBeLessThan(250);
  await sleep(0);
  for (const end = performance.now() + 100; performance.now() < end; );
  await sleep(0);
  const done = vi.fn();
  const waiting = whenIdle().then(done);
  await sleep(100);
  expect(done).not.toHaveBeenCalled();
  await waiting;
});
