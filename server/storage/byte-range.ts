/** Part of a body: the first and the last byte, both counted from 0 and both included. */
export type ByteRange = { first: number; last: number };

/**
 * The single byte range that a `Range` header requests of a body of `size` bytes; null if the whole body is to be sent
 * (no range, several, or another unit), "unsatisfiable" if the range lies outside (RFC 9110, 14.2).
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
}
