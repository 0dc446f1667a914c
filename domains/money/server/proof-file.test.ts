import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { exe, heic, html, pdf, png, svg, zip } from "../../../tests/support/proofs.ts";
import { readProofFile } from "./proof-file.ts";

const before = (count: number) => Buffer.concat([Buffer.alloc(count, 0x20), pdf]);

it.each([0, 1, 3, 1_024])("reads a PDF after %i other bytes", async (count) => {
  expect(await readProofFile(before(count))).toMatchObject({ mediaType: "application/pdf", extension: "pdf" });
});

it("reads none that begins later, and nothing that is no proof", async () => {
  for (const content of [before(1_025), exe, html, svg, zip, Buffer.from("%PD")])
    expect(await readProofFile(content)).toBeNull();
});

it("keeps a HEIC as it is", async () => {
  expect(await readProofFile(heic)).toMatchObject({ content: heic, mediaType: "image/heic" });
});

/** A chunk of a PNG. */
function chunk(type: string, data: number[] = []): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), Buffer.from(data)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The PNG of one pixel, moving: with these bytes as its second picture. */
function moving(second: number[]): Buffer {
  const [head, data, end] = [8 + 25, png().length - 12, png().length];
  const parts = [png().subarray(0, head), chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), chunk("fcTL", Array(26).fill(0))];
  return Buffer.concat([
    ...parts,
    png().subarray(head, data),
    chunk("fcTL", Array(26).fill(1)),
    chunk("fdAT", second),
    png().subarray(data, end),
  ]);
}

it("keeps the first picture of a PNG that moves", async () => {
  const kept = await readProofFile(moving([0, 0, 0, 2, 9, 9]));
  expect(kept).toMatchObject({ mediaType: "image/png", extension: "png" });
  expect(Buffer.from(kept?.content ?? [])).toEqual(png());
  const longer = await readProofFile(Buffer.concat([moving([0, 0, 0, 2, 9, 9]), Buffer.alloc(500_000)]));
  expect(Buffer.from(longer?.content ?? [])).toEqual(png());
});

it("takes no PNG of more chunks than a picture has, moving or still", async () => {
  const [first, rest] = [png().subarray(0, 8 + 25), png().subarray(8 + 25)];
  const withChunks = (count: number, ...more: Buffer[]) => {
    return Buffer.concat([first, ...more, ...Array(count).fill(chunk("teXt")), rest]);
  };
  const acTL = chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]);
  expect(await readProofFile(withChunks(9_000))).toMatchObject({ mediaType: "image/png" });
  expect(await readProofFile(withChunks(9_000, acTL))).toMatchObject({ mediaType: "image/png" });
  expect(await readProofFile(withChunks(10_001))).toBeNull();
  // What follows the end of a picture is not part of it.
  expect(await readProofFile(Buffer.concat([png(), Buffer.alloc(500_000)]))).toMatchObject({ mediaType: "image/png" });
  expect(await readProofFile(withChunks(10_001, acTL))).toBeNull();
});

it("ends on any bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (noise) => {
      const cut = Buffer.concat([moving([]).subarray(0, 60), noise]);
      expect((await readProofFile(cut))?.mediaType ?? "image/png").toBe("image/png");
    }),
  );
});
