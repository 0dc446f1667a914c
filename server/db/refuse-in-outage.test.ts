import { expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { DatabaseUnavailable } from "./outage.ts";
import { refuseInOutage } from "./refuse-in-outage.ts";
import { NotAnId } from "./unusable-values.ts";

const failWith = (error: Error) => async () => await Promise.reject(error);
const verbs = refuseInOutage({
  kind: "some",
  works: async (name: string) => `kept ${name}`,
  fails: failWith(new DatabaseUnavailable("gone")),
  errs: failWith(new RangeError("ours")),
  refuses: failWith(new AppError("conflict", "booking.taken")),
  opens: async (name: string) => async () => await Promise.reject(new DatabaseUnavailable(name)),
  group: { fails: failWith(new DatabaseUnavailable("gone")) },
});

it("refuses what fails in an outage, also in groups of verbs (specification §8)", async () => {
  const refusal = { code: "unavailable", reason: "outage", retryAfter: 30, cause: expect.any(DatabaseUnavailable) };
  await expect(verbs.fails()).rejects.toMatchObject(refusal);
  await expect(verbs.group.fails()).rejects.toMatchObject(refusal);
  const opened = await verbs.opens("gone");
  await expect(opened()).rejects.toMatchObject(refusal);
});

it("refuses an id that is none, and tells of a value that only the database refused", async () => {
  const told: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void told.push(line[1]) };
  const failing = {
    id: failWith(new NotAnId("An id is not one.")),
    value: failWith(new Error("Failed query", { cause: Object.assign(new Error("syntax"), { code: "22P02" }) })),
    bug: failWith(Object.assign(new Error("division by zero"), { code: "22012" })),
  };
  const refusing = refuseInOutage(failing, log);
  await expect(refusing.id()).rejects.toMatchObject({ code: "not_found", reason: "id.unknown" });
  expect(told).toEqual([]);
  await expect(refusing.value()).rejects.toMatchObject({ code: "invalid", reason: "value.unusable" });
  expect(told).toEqual(["a value was refused by the database alone"]);
  await expect(refusing.bug()).rejects.toThrow("division by zero");
});

it("leaves everything else as it is", async () => {
  expect(verbs.kind).toBe("some");
  expect(await verbs.works("it")).toBe("kept it");
  await expect(verbs.errs()).rejects.toThrow(RangeError);
  await expect(verbs.refuses()).rejects.toMatchObject({ code: "conflict" });
});
