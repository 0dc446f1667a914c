import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockUpdates, runUpdate, writeOutcome } from "./update-steps.mjs";

const folder = mkdtempSync(join(tmpdir(), "darsgah-update-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the steps run in their order, each is told, and the last has an end", async () => {
  const told = [];
  const outcome = await runUpdate({ fetch: async () => "v1.2.0", build: async () => {} }, (line) => told.push(line));
  expect(outcome).toEqual({ step: null, why: null });
  expect(told).toEqual(["Fetching the releases …", "  v1.2.0", "Building …"]);
});

test("nothing happens after a step that failed, and its reason is kept", async () => {
  const told = [];
  const failing = async () => {
    throw new Error("The disk is full.");
  };
  const outcome = await runUpdate({ backup: failing, build: failing }, (line) => told.push(line));
  expect(outcome).toEqual({ step: "backup", why: "The disk is full." });
  expect(told).toEqual(["Backing up …"]);
  writeOutcome(folder, { from: "v1.0.0", to: "v1.1.0", ...outcome });
  const path = join(folder, "last-update.json");
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
    ...{ at: expect.any(String), from: "v1.0.0", to: "v1.1.0" },
    ...{ step: "backup", why: "The disk is full." },
  });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("one update runs at a time, and one that died is in nobody's way", () => {
  const unlock = lockUpdates(folder);
  expect(() => lockUpdates(folder)).toThrow("Another update is under way.");
  unlock();
  // No process has this number.
  writeFileSync(join(folder, "releases/.updating"), "4194305");
  lockUpdates(folder)();
  expect(existsSync(join(folder, "releases/.updating"))).toBe(false);
});
