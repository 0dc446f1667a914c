import { brotliCompressSync, constants } from "node:zlib";

/** The tags that WOFF2 knows, in its order (https://www.w3.org/TR/WOFF2/#table_dir_format), up to the last of ours. */
const knownTags: string[] =
  "cmapheadhheahmtxmaxpnameOS/2postcvt fpgmglyflocaprepCFF VORGEBDTEBLCgasphdmxkernLTSHPCLTVDMXvheavmtxBASEGDEFGPOSGSUB".match(
    /.{4}/g,
  ) ?? [];

/** Says that a tag follows. */
const otherTag = 63;

/** Bytes of a WOFF2's head; of an OpenType font's, and of its entry for a table. */
const [headLength, sfntHead, sfntEntry] = [48, 12, 16];

interface Table {
  tag: string;
  bytes: Buffer;
}

/** The tables of an OpenType font. Outlines come first, with their places after them, as WOFF2 wants them. */
function tablesOf(font: Buffer): Table[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = font.subarray(sfntHead + sfntEntry * at);
    const start = entry.readUInt32BE(8);
    return { tag: entry.toString("latin1", 0, 4), bytes: font.subarray(start, start + entry.readUInt32BE(12)) };
  });
  const rank = ({ tag }: Table) => ["glyf", "loca"].indexOf(tag) >>> 0;
  return tables.sort((one, other) => rank(one) - rank(other));
}

/** A number in groups of seven bits, the largest first. */
function base128(value: number): number[] {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}

/** The entry of a table, whose bytes stand as they are: of outlines and their places, 3 says so. */
function entryOf({ tag, bytes }: Table): number[] {
  const known = knownTags.indexOf(tag);
  const transform = tag === "glyf" || tag === "loca" ? 3 : 0;
  const flags = (known < 0 ? otherTag : known) | (transform << 6);
  return [flags, ...(known < 0 ? Buffer.from(tag, "latin1") : []), ...base128(bytes.length)];
}

/** An OpenType font as WOFF2. */
export function woff2Of(font: Buffer): Buffer {
  const tables = tablesOf(font);
  const directory = Buffer.from(tables.flatMap(entryOf));
  const { BROTLI_PARAM_MODE, BROTLI_MODE_FONT } = constants;
  const data = brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT },
  });
  const used = headLength + directory.length + data.length;
  const file = Buffer.alloc(used + (-used & 3));
  const unpacked = tables.reduce(
    (sum, { bytes }) => sum + bytes.length + (-bytes.length & 3),
    sfntHead + sfntEntry * tables.length,
  );
  file.write("wOF2", 0, "latin1");
  font.copy(file, 4, 0, 4);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt16BE(tables.length, 12);
  file.writeUInt32BE(unpacked, 16);
  file.writeUInt32BE(data.length, 20);
  directory.copy(file, headLength);
  data.copy(file, headLength + directory.length);
  return file;
}
