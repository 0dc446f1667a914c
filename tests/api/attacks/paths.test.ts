import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lectureSource } from "#domains/catalogue/rules/lecture-source.ts";
import { openLocalStorage } from "#server/storage/local-directory.ts";
import { type StorageKey, storageKey } from "#server/storage/port.ts";
import { climbing } from "../../support/attacks.ts";
import { embedded } from "../../support/databases.ts";
import { type Staff, startStaff } from "../../support/staff.ts";

const wellFormed = (path: string) => path.replaceAll("%00", "\0");
const everyWay = [
  ...climbing,
  ...climbing.map(wellFormed),
  ...climbing.map((path) => `lectures/${path}`),
  "",
  ".",
  "..",
  "a//b",
  "a/",
  "/a",
  ".hidden",
  "a/.hidden",
  "a\\b",
  "C:\\Windows",
  "a\0",
  "a b",
  "a\n",
  "NUL:",
  "é",
  "a".repeat(300),
];

describe("a path that climbs out of its folder", () => {
  let folder: string;
  let staff: Staff;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "darsgah-paths-"));
    await writeFile(join(folder, "secret.txt"), "the secret of the house");
    const opened = await embedded.open();
    if (!opened) throw new Error("No database.");
    staff = await startStaff(opened);
  });
  afterAll(async () => {
    await staff.test.stop();
    await rm(folder, { recursive: true });
  });

  it("is the key of no file", async () => {
    const storage = await openLocalStorage(join(folder, "files"));
    for (const key of everyWay) {
      expect(() => storageKey(key), JSON.stringify(key)).toThrow(TypeError);
      // The types keep it out, and so does the adapter.
      const untyped = key as StorageKey;
      await expect(storage.put(untyped, Readable.from(["x"])), key).rejects.toThrow();
      await expect(storage.describe(untyped), key).rejects.toThrow();
      await expect(storage.open(untyped), key).rejects.toThrow();
      await expect(storage.remove(untyped), key).rejects.toThrow();
    }
    expect(await readdir(folder)).toEqual(["files", "secret.txt"]);
    expect(await readdir(join(folder, "files"))).toEqual([".incoming"]);
  });

  it("is the video of no lecture, even where the staff write it", async () => {
    for (const path of everyWay.filter((one) => one !== "")) {
      const source = lectureSource(`file:${path}`);
      // The rest can be no more than a key, which the storage checks once more.
      if (source?.kind === "file") expect(source.key, path).not.toMatch(/\.\.|\\|^\//);
      const lecture = { batchId: "data-evening", title: "x", url: `file:${path}` };
      const { status } = await staff.enter("lectures", lecture);
      expect(status, path).toBe(422);
    }
  });

  it("is no lecture, no proof and no page of the API", async () => {
    for (const path of climbing)
      for (const address of [
        `/api/lectures/${path}/film?token=x`,
        `/api/lectures/mern-evening-lecture-1/${path}?token=x`,
        `/api/receipts/${path}/pdf?key=x`,
        `/api/vouchers/${path}/pdf?key=x`,
        `/api/docs/${path}`,
        `/api/embeds/${path}`,
      ]) {
        const answer = await staff.test.ask(address);
        expect([400, 403, 404], address).toContain(answer.status);
        expect(await answer.text(), address).not.toMatch(/root:|secret of the house/);
      }
  });
});
