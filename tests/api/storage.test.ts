import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStorage } from "#server/integrations/storage/create-storage.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { day } from "#shared/rules/durations.ts";
import { startS3Peer } from "../support/s3.ts";

const content = Buffer.from("a lecture, of some length. ".repeat(1000));
const stream = () => Readable.from([content.subarray(0, 5000), content.subarray(5000)]);

async function openFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-files-"));
  const close = () => rm(dataDir, { recursive: true });
  return { storage: await createStorage({ s3: null, dataDir }), close };
}

async function openBucket() {
  const peer = await startS3Peer("lectures");
  const account = { region: "auto", bucket: "lectures", accessKeyId: "id", secretAccessKey: "key" };
  const storage = await createStorage({ s3: { ...account, endpoint: peer.endpoint }, dataDir: "" });
  return { storage, close: peer.close };
}

describe.each([
  ["a folder", openFolder],
  ["a bucket", openBucket],
])("files in %s", (_, open) => {
  let storage: FileStorage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ storage, close } = await open());
  });
  afterAll(async () => await close());

  const read = async (key: string, range?: { first: number; last: number }) => {
    const opened = await storage.open(key, range);
    return opened && (await buffer(opened));
  };

  it("come back whole and by part", async () => {
    const kept = await storage.put("lectures/2026/one.mp4", stream());
    expect(kept.size).toBe(content.length);
    expect(kept.etag).toMatch(/^"[^"]+"$/);
    expect(await storage.describe("lectures/2026/one.mp4")).toEqual(kept);
    expect(await read("lectures/2026/one.mp4")).toEqual(content);
    expect(await read("lectures/2026/one.mp4", { first: 0, last: 0 })).toEqual(content.subarray(0, 1));
    expect(await read("lectures/2026/one.mp4", { first: 100, last: 299 })).toEqual(content.subarray(100, 300));
  });

  it("come together as one, in order, and only if all are there", async () => {
    await storage.put("parts/first", Readable.from([content.subarray(0, 9)]));
    await storage.put("parts/rest", Readable.from([content.subarray(9)]));
    const joined = await storage.join("lectures/joined.mp4", ["parts/first", "parts/rest"]);
    expect(joined).toEqual(await storage.describe("lectures/joined.mp4"));
    expect(await read("lectures/joined.mp4")).toEqual(content);
    await expect(storage.join("lectures/gap.mp4", ["parts/first", "parts/none"])).rejects.toThrow();
    expect(await storage.describe("lectures/gap.mp4")).toBeNull();
  });

  it("are known to be missing", async () => {
    expect(await storage.describe("lectures/none.mp4")).toBeNull();
    expect(await storage.open("lectures/none.mp4")).toBeNull();
    expect(await storage.open("lectures/none.mp4", { first: 0, last: 5 })).toBeNull();
    expect(await storage.describe("lectures/2026")).toBeNull();
  });

  it("can be removed, twice if need be", async () => {
    await storage.put("gone.vtt", stream());
    await storage.remove("gone.vtt");
    expect(await storage.describe("gone.vtt")).toBeNull();
    await expect(storage.remove("gone.vtt")).resolves.toBeUndefined();
  });

  it("are not there at all when their stream breaks off", async () => {
    const broken = Readable.from(
      (async function* () {
        yield content;
        throw new Error("the line was cut");
      })(),
    );
    await expect(storage.put("half.mp4", broken)).rejects.toThrow("the line was cut");
    expect(await storage.describe("half.mp4")).toBeNull();
  });

  it.each([
    "../data",
    "a/../../b",
    "/etc/passwd",
    ".hidden",
    "a/.incoming",
    "a//b",
    "a\\b",
    "a b",
    "",
    "x".repeat(300),
  ])("never have the key %j", async (key) => {
    await expect(storage.put(key, stream())).rejects.toThrow(TypeError);
    await expect(storage.open(key)).rejects.toThrow(TypeError);
    await expect(storage.describe(key)).rejects.toThrow(TypeError);
    await expect(storage.remove(key)).rejects.toThrow(TypeError);
  });
});

describe("a folder of files", () => {
  it("is rid of drafts that nobody is writing any more", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "darsgah-files-"));
    await createStorage({ s3: null, dataDir });
    const drafts = join(dataDir, "files", ".incoming");
    const [old, fresh] = [join(drafts, "old"), join(drafts, "fresh")];
    await Promise.all([writeFile(old, "x"), writeFile(fresh, "x")]);
    const twoDaysAgo = new Date(Date.now() - 2 * day);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    await createStorage({ s3: null, dataDir });
    expect(await readdir(drafts)).toEqual(["fresh"]);
    await rm(dataDir, { recursive: true });
  });
});
