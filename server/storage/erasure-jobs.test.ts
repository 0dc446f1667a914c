import { expect, it } from "vitest";
import { removalJob } from "./erasure-jobs.ts";

it("reads a job as release 0.1 wrote it", () => {
  expect(removalJob.parse({ keys: ["a"], letters: ["b.eml"] })).toEqual({ keys: ["a"], emails: ["b.eml"] });
});

it("reads a job of this release, and refuses anything else", () => {
  expect(removalJob.parse({ keys: [], emails: ["b.eml"] })).toEqual({ keys: [], emails: ["b.eml"] });
  expect(removalJob.safeParse({ keys: ["a"] }).success).toBe(false);
});
