import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Whether compression makes a media type smaller: text, but not pictures, fonts and videos, which are compressed. */
export function isCompressible(type: string): boolean {
  return type.startsWith("text/") || type.includes("charset=utf-8") || /^image\/(svg\+xml|x-icon)$/.test(type);
}

const brotliParams = (body: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
});

/** The bytes in memory of just their size: zlib gives a piece of 64 KB, of which a stored text would hold all. */
function fitted(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Brotli at a quality from 1 (fast) to 11 (small), off the main thread. */
export async function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return fitted(await brotliAsync(body, { params: brotliParams(body, quality) }));
}

/** Brotli and gzip for the first visitor who asks for a text, synchronous: 4 and 2 ms for a page of 100 KB. */
export const compressOnDemand = {
  br: (body: Buffer) => fitted(brotliCompressSync(body, { params: brotliParams(body, 5) })),
  gzip: (body: Buffer) => fitted(gzipSync(body, { level: 6 })),
};

/** The smallest window, as a power of two, that covers a whole body: a larger one takes memory and saves no byte. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}

/** Gzip at a level from 1 to 9, off the main thread. */
export async function gzipped(body: Buffer, level: number): Promise<Buffer> {
  return fitted(await gzipAsync(body, { level }));
}

/** Texts up to this size take the same one or two packets uncompressed. In bytes. */
const packetSize = 1_000;

/** Compression levels for a text sent as soon as it is made: brotli's quality and gzip's level. */
const efforts = { well: { br: 5, gzip: 6 }, quickly: { br: 1, gzip: 1 } };

/** The number of texts a second whose best compression takes a twentieth of it: 2 ms for a page of 100 KB. */
const wellASecond = 20;

/**
 * Makes a function that compresses a text in the encoding its visitor accepts, and returns that encoding; it needs no
 * thread pool. Beyond a number of texts a second it takes an eighth of the time, for a fifth more bytes: many people
 * may ask at once for pages of their own. `now` is in milliseconds.
 */
export function createQuickCompression(now: () => number = performance.now.bind(performance)) {
  let second = -1;
  let made = 0;
  const effort = () => {
    const current = Math.floor(now() / 1000);
    made = current === second ? made + 1 : 1;
    second = current;
    return made <= wellASecond ? efforts.well : efforts.quickly;
  };
  return (body: Buffer, encoding: Encoding): { body: Buffer; encoding: Encoding } => {
    if (encoding === "identity" || body.length < packetSize) return { body, encoding: "identity" };
    if (encoding === "gzip") return { body: fitted(gzipSync(body, { level: effort().gzip })), encoding };
    return { body: fitted(brotliCompressSync(body, { params: brotliParams(body, effort().br) })), encoding };
  };
}

export const compressQuickly = createQuickCompression();

const preferred = ["br", "gzip"] as const;
const negotiated = new Map<string, Encoding>();

/** The best encoding that an `Accept-Encoding` header allows, cached by header: browsers send few different ones. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = negotiated.get(header);
  if (known) return known;
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(";", 1)[0]?.trim());
  const encoding = preferred.find((name) => accepted.includes(name)) ?? "identity";
  if (negotiated.size < 256) negotiated.set(header, encoding);
  return encoding;
}
