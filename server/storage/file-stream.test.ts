import { randomBytes } from "node:crypto";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FileStream } from "./file-stream.ts";

const content = randomBytes(300_000);
const range = { first: 1000, last: 250_999 };
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "darsgah-stream-"));
  path = join(folder, "video");
  await writeFile(path, content);
});
afterAll(async () => await rm(folder, { recursive: true }));

/** Records the written bytes, and the memory they came from. */
function sink({ most = Number.POSITIVE_INFINITY } = {}) {
  const taken: Buffer[] = [];
  const places = new Set<ArrayBufferLike>();
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      taken.push(Buffer.from(chunk));
      places.add(chunk.buffer);
      if (taken.length === most) out.destroy();
      else setImmediate(done);
    },
  });
  return { out, places, bytes: () => Buffer.concat(taken) };
}

it("streams the range, and closes the file at its end", async () => {
  const file = await open(path);
  expect(await buffer(new FileStream(file, range))).toEqual(content.subarray(1000, 251_000));
  await expect(file.stat()).rejects.toThrow();
});

it("pours the range through one buffer, and closes the file at its end", async () => {
  const file = await open(path);
  const { out, places, bytes } = sink();
  await new FileStream(file, range).pourInto(out);
  expect(bytes()).toEqual(content.subarray(1000, 251_000));
  expect(places.size).toBe(1);
  expect(out.writableEnded).toBe(true);
  await expect.poll(() => file.fd).toBe(-1);
});

it("stops when the reader leaves, and closes the file", async () => {
  const file = await open(path);
  const { out, bytes } = sink({ most: 2 });
  await new FileStream(file, range).pourInto(out);
  expect(bytes().length).toBeLessThan(250_000);
  await expect.poll(() => file.fd).toBe(-1);
});

it("breaks off if the file is shorter than promised", async () => {
  const { out, bytes } = sink();
  await new FileStream(await open(path), { first: 0, last: 400_000 }).pourInto(out);
  expect(bytes()).toEqual(content);
  expect(out.writableEnded).toBe(false);
  expect(out.destroyed).toBe(true);
});
