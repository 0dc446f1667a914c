import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { type PrebuiltAnswer, prebuild } from "#server/serving/prebuilt.ts";
import { createRecompression, createWhenIdle, type QuickAnswers } from "#server/serving/recompression.ts";

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

it("compresses nothing that has been shown for less than three seconds", async () => {
  const identity = Buffer.from("<p>Seats are left.</p>".repeat(50));
  const large = Buffer.alloc(identity.length);
  const quick: QuickAnswers = new Map();
  const published: PrebuiltAnswer[] = [];
  let time = 0;
  const publish = () => {
    const answer = prebuild({ identity, br: large, gzip: large }, []);
    quick.clear();
    quick.set(answer, identity);
    published.push(answer);
    recompression.postpone();
  };
  /** Lets time pass; something is published in each of the first three seconds. */
  const wait = async (milliseconds: number) => {
    time += time < 3_000 ? 1_000 : milliseconds;
    if (time <= 3_000) publish();
  };
  const recompression = createRecompression(quick, { whenIdle: async () => {}, now: () => time, wait });
  publish();
  await recompression.run();
  const areLarge = published.map(({ variants }) => variants.br.body.length === large.length);
  expect([areLarge, time, quick.size]).toEqual([[true, true, true, false], 6_000, 0]);
});
