import { expect, it } from "vitest";
import { DatabaseUnavailable } from "#server/db/outage.ts";
import { AppError } from "#server/services/app-error.ts";
import { refuseInOutage } from "#server/services/refuse-in-outage.ts";

const failWith = (error: Error) => async () => await Promise.reject(error);
const verbs = refuseInOutage({
  kind: "some",
  works: async (name: string) => `kept ${name}`,
  fails: failWith(new DatabaseUnavailable("gone")),
  errs: failWith(new RangeError("ours")),
  refuses: failWith(new AppError("conflict", "booking.taken")),
  group: { fails: failWith(new DatabaseUnavailable("gone")) },
});

it("refuses what fails in an outage, also in groups of verbs (specification §8)", async () => {
  const refusal = { code: "unavailable", reason: "outage", retryAfter: 30, cause: expect.any(DatabaseUnavailable) };
  await expect(verbs.fails()).rejects.toMatchObject(refusal);
  await expect(verbs.group.fails()).rejects.toMatchObject(refusal);
});

it("leaves everything else as it is", async () => {
  expect(verbs.kind).toBe("some");
  expect(await verbs.works("it")).toBe("kept it");
  await expect(verbs.errs()).rejects.toThrow(RangeError);
  await expect(verbs.refuses()).rejects.toMatchObject({ code: "conflict" });
});
