import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, brotli, compressOnDemand, createQuickCompression, gzipped } from "#server/http/compress.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, *;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["BR", "br"],
  ["brotli", "identity"],
])("Accept-Encoding: %s → %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header), "remembered").toBe(encoding);
});

test("compresses well as long as few texts are asked for in a second, and quickly beyond", () => {
  let now = 0;
  const compress = createQuickCompression(() => now);
  const text = Buffer.from(Array.from({ length: 4_000 }, (_, at) => `<li>Lesson ${at * 7919}</li>`).join(""));
  const sizes = Array.from({ length: 60 }, () => compress(text, "br").body.length);
  expect(new Set(sizes.slice(0, 20)).size).toBe(1);
  expect(sizes.at(-1)).toBeGreaterThan(Number(sizes[0]));
  now = 1_000;
  const { body, encoding } = compress(text, "br");
  expect([encoding, body.length]).toEqual(["br", sizes[0]]);
  expect(brotliDecompressSync(body).equals(text)).toBe(true);
});

test("a compressed text holds no more memory than it has bytes", async () => {
  const text = Buffer.from("Lesson ".repeat(1_000));
  const made = [await brotli(text, 9), await gzipped(text, 9), compressOnDemand.br(text), compressOnDemand.gzip(text)];
  for (const { buffer, length } of [...made, createQuickCompression()(text, "br").body])
    expect(buffer.byteLength).toBe(length);
});
