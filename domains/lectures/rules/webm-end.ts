/** The first bytes of a WebM file that say where it ends. */
export const webmHead = 100;

/**
 * Where a WebM file ends, in bytes, by its first ones (RFC 8794, section 4; RFC 9559, 5.1): after its header comes one
 * segment, which names its length. Null where it names none, as in recordings of a browser, and for any other file.
 */
export function webmEnd(head: Uint8Array): number | null {
  const header = elementAt(head, 0, "1a45dfa3");
  const segment = header && elementAt(head, header.from + header.length, "18538067");
  return segment ? segment.from + segment.length : null;
}

/** The content of an element with an id of four bytes: its start and length; null for another, or without a length. */
function elementAt(bytes: Uint8Array, at: number, id: string): { from: number; length: number } | null {
  const found = Array.from(bytes.subarray(at, at + 4), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const first = bytes[at + 4] ?? 0;
  // As many zeros as the number has further bytes stand before its first one.
  const further = Math.clz32(first) - 24;
  const rest = bytes.subarray(at + 5, at + 5 + further);
  if (found !== id || first === 0 || rest.length < further) return null;
  const own = first & (0x7f >> further);
  const isUnknown = own === 0x7f >> further && rest.every((byte) => byte === 0xff);
  const length = rest.reduce((sum, byte) => sum * 256 + byte, own);
  return isUnknown ? null : { from: at + 5 + further, length };
}
