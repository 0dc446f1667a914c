import { expect, it } from "vitest";
import { finishedJobs, knownDevice, retention, signedIn } from "./retention.ts";

/** The days of a term in words, as people count them: half a year has 183 days or less, seven years have two leap days. */
function daysIn(words: string): [least: number, most: number] {
  const [, count = "", unit = ""] = /^(a|\d+) (day|month|year)s?$/.exec(words) ?? [];
  const number = count === "a" ? 1 : Number(count);
  const bounds: Record<string, [least: number, most: number]> = { day: [1, 1], month: [30, 30.5], year: [365, 365.4] };
  const [least, most] = bounds[unit] ?? [Number.NaN, Number.NaN];
  return [number * least, number * most];
}

it.each([
  ...Object.entries({ ...retention, ...signedIn }),
  ["knownDevice", knownDevice] as const,
  ["finishedJobs", finishedJobs] as const,
])("the term of %s says in words how many days it has", (_name, { days, words }) => {
  const [least, most] = daysIn(words);
  expect(days).toBeGreaterThanOrEqual(Math.floor(least));
  expect(days).toBeLessThanOrEqual(Math.ceil(most));
});

it("keeps what a court or the tax office may ask for seven years, the day's own remains until tomorrow", () => {
  for (const term of [retention.paidOrders, retention.auditEntries, retention.places]) expect(term.days).toBe(2557);
  for (const term of [retention.sessions, retention.passwordResets, retention.handInFiles]) expect(term.days).toBe(1);
});
