import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { storageKey } from "#server/storage/port.ts";
import { filmFault, webmFault } from "./film-fault.ts";

/** The fault of a file. */
const faultOf = async (content: Buffer, fault: typeof filmFault | typeof webmFault = filmFault) =>
  await fault(
    {
      describe: async () => ({ size: content.length, etag: '"1"' }),
      open: async (_key, range = { first: 0, last: content.length - 1 }) =>
        Readable.from([content.subarray(range.first, range.last + 1)]),
    },
    storageKey("lectures/one.mp4"),
  );

/** A box of an MP4 file, with the boxes in it. */
function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

/** A track: "vide" or "soun", the format of its samples, and boxes of its description. */
function track(handler: string, format: string, ...boxes: Buffer[]): Buffer {
  const kind = Buffer.concat([Buffer.alloc(8), Buffer.from(handler, "latin1"), Buffer.alloc(12)]);
  const samples = box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(format, Buffer.alloc(78), ...boxes));
  return box("trak", box("tkhd", Buffer.alloc(84)), box("mdia", box("hdlr", kind), box("minf", box("stbl", samples))));
}

const brand = box("ftyp", Buffer.from("isom0000"));
const data = box("mdat", Buffer.alloc(400, 7));
const movie = (...tracks: Buffer[]) => box("moov", box("mvhd", Buffer.alloc(100)), ...tracks);
const film = (...tracks: Buffer[]) => Buffer.concat([brand, movie(...tracks), data]);
const sound = track("soun", "mp4a");

describe("a film", () => {
  it("is taken in what every browser shows, also without a picture", async () => {
    expect(await faultOf(readFileSync("server/demo/lectures/lecture-1.mp4"))).toBeNull();
    for (const format of ["avc1", "av01", "vp09"]) expect(await faultOf(film(sound, track("vide", format)))).toBeNull();
    expect(await faultOf(film(sound))).toBeNull();
    expect(await faultOf(Buffer.concat([brand, data, movie(track("vide", "avc1"))]))).toBeNull();
  });

  it.each(["hvc1", "hev1", "dvh1", "mp4v", "apch"])("is refused with pictures in %s", async (format) => {
    expect(await faultOf(film(sound, track("vide", format)))).toBe("video.format");
  });

  it("is refused with H.264 of ten bits, and with sound that some browsers leave out", async () => {
    const profile = (number: number) =>
      track("vide", "avc1", box("pasp"), box("avcC", Buffer.from([1, number, 0, 40])));
    expect(await faultOf(film(profile(100), sound))).toBeNull();
    expect(await faultOf(film(profile(110), sound))).toBe("video.format");
    expect(await faultOf(film(profile(244), sound))).toBe("video.format");
    expect(await faultOf(film(profile(66), track("soun", "ac-3")))).toBe("video.sound");
    expect(await faultOf(film(profile(66), track("soun", "ec-3"), sound))).toBeNull();
  });

  it("in WebM is refused without its end", async () => {
    const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x84, 1, 2, 3, 4]);
    expect(await faultOf(webm, webmFault)).toBeNull();
    expect(await faultOf(webm.subarray(0, webm.length - 1), webmFault)).toBe("video.cut");
  });

  it("is refused without its end, and without its index", async () => {
    const whole = film(track("vide", "avc1"), sound);
    expect(await faultOf(whole.subarray(0, whole.length - 1))).toBe("video.cut");
    expect(await faultOf(whole.subarray(0, whole.length - 399))).toBe("video.cut");
    expect(await faultOf(Buffer.concat([brand, data]))).toBe("video.incomplete");
    expect(await faultOf(Buffer.alloc(0))).toBe("video.incomplete");
  });

  it("may have something after its end", async () => {
    expect(await faultOf(Buffer.concat([film(track("vide", "avc1")), Buffer.from("\0\0\0\0done")]))).toBeNull();
  });
});
