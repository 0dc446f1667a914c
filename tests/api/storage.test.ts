import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createStorage } from "#server/storage/create-storage.ts";
import { type FileStorage, KeyTakenError, type StorageKey, storageKey } from "#server/storage/port.ts";
import { day } from "#shared/durations.ts";
import { type S3Peer, startS3Peer } from "../support/s3.ts";
import { until } from "../support/until.ts";

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
    const opened = await storage.open(storageKey(key), range);
    return opened && (await buffer(opened));
  };

  it("come back whole and by part", async () => {
    const kept = await storage.put(storageKey("lectures/2026/one.mp4"), stream());
    expect(kept.size).toBe(content.length);
    expect(kept.etag).toMatch(/^"[^"]+"$/);
    expect(await storage.describe(storageKey("lectures/2026/one.mp4"))).toEqual(kept);
    expect(await read("lectures/2026/one.mp4")).toEqual(content);
    expect(await read("lectures/2026/one.mp4", { first: 0, last: 0 })).toEqual(content.subarray(0, 1));
    expect(await read("lectures/2026/one.mp4", { first: 100, last: 299 })).toEqual(content.subarray(100, 300));
  });

  it("come together as one, in order, and only if all are there", async () => {
    await storage.put(storageKey("parts/first"), Readable.from([content.subarray(0, 9)]));
    await storage.put(storageKey("parts/rest"), Readable.from([content.subarray(9)]));
    const joined = await storage.join(storageKey("lectures/joined.mp4"), [
      storageKey("parts/first"),
      storageKey("parts/rest"),
    ]);
    expect(joined).toEqual(await storage.describe(storageKey("lectures/joined.mp4")));
    expect(await read("lectures/joined.mp4")).toEqual(content);
    await expect(
      storage.join(storageKey("lectures/gap.mp4"), [storageKey("parts/first"), storageKey("parts/none")]),
    ).rejects.toThrow();
    expect(await storage.describe(storageKey("lectures/gap.mp4"))).toBeNull();
  });

  it("keep the bytes that were stored first, whoever stores under their key again", async () => {
    const key = storageKey("hand-ins/once");
    const first = await storage.put(key, Readable.from(["handed in"]));
    await expect(storage.put(key, Readable.from(["exchanged"]))).rejects.toThrow(KeyTakenError);
    await expect(storage.join(key, [storageKey("parts/rest")])).rejects.toThrow(KeyTakenError);
    expect(await storage.describe(key)).toEqual(first);
    expect(String(await read(key))).toBe("handed in");
    await storage.remove(key);
    await storage.put(key, Readable.from(["another file"]));
    expect(String(await read(key))).toBe("another file");
  });

  it("keep one of two that are stored under a key at the same time, whole", async () => {
    const key = storageKey("hand-ins/at-once");
    const gate = Promise.withResolvers<void>();
    const slow = (text: string) =>
      Readable.from(
        (async function* () {
          yield text;
          await gate.promise;
          yield ".";
        })(),
      );
    const sent = ["one", "other"].map((text) => storage.put(key, slow(text)));
    gate.resolve();
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: expect.any(KeyTakenError) });
    const kept = outcomes[0]?.status === "fulfilled" ? "one." : "other.";
    expect(String(await read(key))).toBe(kept);
  });

  it("may be a list of the program's own, which is replaced", async () => {
    for (const text of ["{}", '{"/a.jpg":"pictures/a.jpg"}'])
      await storage.replaceList("pictures/list.json", Readable.from([text]));
    expect(String(await read("pictures/list.json"))).toContain("/a.jpg");
  });

  it("are known to be missing", async () => {
    expect(await storage.describe(storageKey("lectures/none.mp4"))).toBeNull();
    expect(await storage.open(storageKey("lectures/none.mp4"))).toBeNull();
    expect(await storage.open(storageKey("lectures/none.mp4"), { first: 0, last: 5 })).toBeNull();
    expect(await storage.describe(storageKey("lectures/2026"))).toBeNull();
  });

  it("can be removed, twice if need be", async () => {
    await storage.put(storageKey("gone.vtt"), stream());
    await storage.remove(storageKey("gone.vtt"));
    expect(await storage.describe(storageKey("gone.vtt"))).toBeNull();
    await expect(storage.remove(storageKey("gone.vtt"))).resolves.toBeUndefined();
  });

  it("are not there at all when their stream breaks off", async () => {
    const broken = Readable.from(
      (async function* () {
        yield content;
        throw new Error("the connection was lost");
      })(),
    );
    await expect(storage.put(storageKey("half.mp4"), broken)).rejects.toThrow("the connection was lost");
    expect(await storage.describe(storageKey("half.mp4"))).toBeNull();
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
    expect(() => storageKey(key)).toThrow(TypeError);
    // The types keep it out, and so do the adapters.
    const untyped = key as StorageKey;
    await expect(storage.put(untyped, stream())).rejects.toThrow(TypeError);
    await expect(storage.open(untyped)).rejects.toThrow(TypeError);
    await expect(storage.describe(untyped)).rejects.toThrow(TypeError);
    await expect(storage.remove(untyped)).rejects.toThrow(TypeError);
  });
});

describe("a bucket of a service", () => {
  let peer: S3Peer;
  let storage: FileStorage;
  const key = storageKey("lectures/one.mp4");

  beforeAll(async () => {
    peer = await startS3Peer("lectures");
    const account = { region: "auto", bucket: "lectures", accessKeyId: "id", secretAccessKey: "key" };
    storage = await createStorage({ s3: { ...account, endpoint: peer.endpoint }, dataDir: "" });
  });
  afterAll(async () => await peer.close());
  beforeEach(async () => {
    peer.objects.clear();
  });

  it.each(["obeyed", "refused with 200"] as const)(
    "keeps a file that another process stores while ours travels, where conditions are %s",
    async (conditions) => {
      peer.conditions = conditions;
      const travelling = Promise.withResolvers<void>();
      peer.holds = travelling.promise;
      const sent = storage.put(key, stream());
      await until(() => peer.held === 1);
      peer.objects.set(key, Buffer.from("of another process"));
      peer.holds = null;
      travelling.resolve();
      await expect(sent).rejects.toThrow(KeyTakenError);
      expect(String(peer.objects.get(key))).toBe("of another process");
    },
  );

  it("looks before it sends, where a service does not know conditions", async () => {
    peer.conditions = "unknown";
    await storage.put(key, stream());
    await expect(storage.put(key, Readable.from(["exchanged"]))).rejects.toThrow(KeyTakenError);
    expect(peer.objects.get(key)).toEqual(content);
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
