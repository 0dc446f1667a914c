import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createVideoLengths } from "./video-length.ts";

/** A storage with one file, whatever its key. */
function storageOf(content: Buffer) {
  return {
    describe: async () => ({ size: content.length, etag: '"1"' }),
    open: async (_key: string, range = { first: 0, last: content.length - 1 }) =>
      Readable.from([content.subarray(range.first, range.last + 1)]),
  };
}

const unchanging = { isInstant: true, announce: async () => {}, onChange: () => () => {}, close: async () => {} };
const lengthOf = async (content: Buffer, url = "file:lectures/one.mp4") =>
  await createVideoLengths(storageOf(content), unchanging)(url);

/** A box of an MP4 file; with a size of 64 bits, or with one that says "to the end". */
function box(type: string, content: Buffer, size: "short" | "large" | "open" = "short") {
  const head = Buffer.alloc(size === "large" ? 16 : 8);
  head.writeUInt32BE({ short: content.length + 8, large: 1, open: 0 }[size], 0);
  head.write(type, 4, "latin1");
  if (size === "large") head.writeBigUInt64BE(BigInt(content.length + 16), 8);
  return Buffer.concat([head, content]);
}

/** A movie header of version 0 or 1. */
function movieHeader(scale: number, duration: number, version = 0) {
  const content = Buffer.alloc(version === 0 ? 100 : 112);
  content[0] = version;
  content.writeUInt32BE(scale, version === 0 ? 12 : 20);
  if (version === 0) content.writeUInt32BE(duration, 16);
  else content.writeBigUInt64BE(BigInt(duration), 24);
  return box("mvhd", content);
}

const brand = box("ftyp", Buffer.from("isom0000"));

describe("the length of a video", () => {
  it.each([
    [
      "before its content",
      Buffer.concat([brand, box("moov", movieHeader(1000, 90_400)), box("mdat", Buffer.alloc(99))]),
    ],
    ["after it", Buffer.concat([brand, box("mdat", Buffer.alloc(99), "large"), box("moov", movieHeader(600, 54_000))])],
    [
      "behind another box",
      Buffer.concat([brand, box("moov", Buffer.concat([box("free", brand), movieHeader(1, 90)]))]),
    ],
    ["of version 1", Buffer.concat([brand, box("moov", movieHeader(48_000, 4_320_000, 1), "open")])],
  ])("is read from a header %s", async (_where, file) => {
    expect(await lengthOf(file)).toBe(90);
  });

  it("is that of the demo lectures", async () => {
    expect(await lengthOf(readFileSync("server/demo/lectures/lecture-1.mp4"))).toBeGreaterThan(10);
  });

  it.each([
    ["no film", Buffer.from("this is no film at all, only a text")],
    ["an empty file", Buffer.alloc(0)],
    ["a file that breaks off", Buffer.concat([brand, box("moov", movieHeader(1, 90))]).subarray(0, 40)],
    ["a header of no length", Buffer.concat([brand, box("moov", movieHeader(0, 0))])],
    ["a header of unknown length", Buffer.concat([brand, box("moov", movieHeader(1, 0xffffffff))])],
    ["a box too large", Buffer.concat([brand, box("mdat", Buffer.alloc(9)).subarray(0, 9)])],
  ])("is unknown of %s", async (_what, file) => {
    expect(await lengthOf(file)).toBeNull();
  });

  it("is unknown of a video on another host", async () => {
    expect(await lengthOf(brand, "https://vimeo.com/76979871")).toBeNull();
  });
});
