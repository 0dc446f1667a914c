import { inflateSync } from "node:zlib";

/** Bytes of a WOFF's head and of its entry for a table; of an OpenType font's (https://www.w3.org/TR/WOFF/). */
const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

/** The OpenType font in a WOFF file of version 1: HarfBuzz reads no WOFF. */
export function openTypeOf(file: Buffer): Buffer<ArrayBuffer> {
  const count = file.readUInt16BE(12);
  const head = Buffer.alloc(sfnt.head + sfnt.entry * count);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  for (let at = 0; at < count; at++) {
    const entry = file.subarray(woff.head + woff.entry * at);
    const [start, stored, length] = [4, 8, 12].map((field) => entry.readUInt32BE(field));
    const bytes = file.subarray(start, (start ?? 0) + (stored ?? 0));
    const table = stored === length ? bytes : inflateSync(bytes);
    const place = sfnt.head + sfnt.entry * at;
    entry.copy(head, place, 0, 4);
    entry.copy(head, place + 4, 16, 20);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(table.length, place + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
