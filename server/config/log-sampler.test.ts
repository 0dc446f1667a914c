import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogSampler } from "#server/config/log-sampler.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("writes the first lines of each period, and once how many more there were", () => {
  const told: number[] = [];
  const write = vi.fn();
  const sampled = createLogSampler({ lines: 2, within: 1_000 }, (leftOut) => told.push(leftOut));
  for (let times = 0; times < 5; times += 1) sampled(write);
  expect(write).toHaveBeenCalledTimes(2);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([3]);
  sampled(write);
  expect(write).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([3]);
});
