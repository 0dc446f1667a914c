import { expect, it } from "vitest";
import { emailJob, removalJob } from "#server/jobs/job-data.ts";

it("reads a job as release 0.1 wrote it, with the kind of email under its present name", () => {
  expect(emailJob.parse({ letter: "inquiry-notice", about: "1" })).toEqual({ email: "inquiry-staff", about: "1" });
  expect(emailJob.parse({ letter: "order-paid", about: "2" })).toEqual({ email: "order-paid", about: "2" });
  expect(removalJob.parse({ keys: ["a"], letters: ["b.eml"] })).toEqual({ keys: ["a"], emails: ["b.eml"] });
});

it("reads a job of today, and refuses what is none", () => {
  expect(emailJob.parse({ email: "inquiry-staff", about: "1" })).toEqual({ email: "inquiry-staff", about: "1" });
  expect(removalJob.parse({ keys: [], emails: ["b.eml"] })).toEqual({ keys: [], emails: ["b.eml"] });
  expect(emailJob.safeParse({ about: "1" }).success).toBe(false);
  expect(removalJob.safeParse({ keys: ["a"] }).success).toBe(false);
});
