import { crc32, deflateSync } from "node:zlib";
import { encodeQR } from "qr";

/** A QR code as one SVG path, to be drawn with a stroke of 1 on a square of `size` × `size`. */
export interface CodePath {
  path: string;
  size: number;
}

/** The modules of a code, dark ones true: medium error correction, and the quiet zone that the standard asks for. */
const modulesOf = (text: string): boolean[][] => encodeQR(text, "raw", { ecc: "medium", border: 4 });

/** Draws a text as a QR code. */
export function codePath(text: string): CodePath {
  const rows = modulesOf(text);
  const strokes = rows.flatMap((row, y) => {
    const darkRuns = row.map(Number).join("").matchAll(/1+/g);
    return Array.from(darkRuns, ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`);
  });
  return { path: strokes.join(""), size: rows.length };
}

/** Pixels of a picture for each module. */
const scale = 6;

/** Draws a text as a QR code in black on white: a PNG of one bit a pixel, for e-mails, which show no SVG. */
export function codePng(text: string): Buffer {
  const rows = modulesOf(text);
  const side = rows.length * scale;
  const lines = rows.flatMap((row) => {
    // A line begins with its filter, none; its bits are packed in bytes.
    const bits = row.map((isDark) => (isDark ? "0" : "1").repeat(scale)).join("");
    const bytes = bits.padEnd(Math.ceil(side / 8) * 8, "0").match(/.{8}/g) ?? [];
    const line = Buffer.from([0, ...bytes.map((byte) => Number.parseInt(byte, 2))]);
    return Array.from({ length: scale }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit a pixel, in grey.
  header[8] = 1;
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    ...[signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(lines)))],
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
