import { type ByteRange, requestedRange } from "#server/storage/byte-range.ts";
import { matchesEtag } from "./entity-tag.ts";

/** The request headers that decide which part of a file is sent. */
export type FileConditions = { range?: string; ifRange?: string; ifNoneMatch?: string };

/** The answer for a file: status, headers, and the part to send; null if there is no body. */
export type FileAnswer = {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  send: ByteRange | null;
};

/**
 * Answers a GET of a file of `size` bytes: with the whole file, with the requested part, with 304 if the client has it,
 * or with 416 if the part lies outside (RFC 9110, 13.2.2 and 14). A changed file is sent whole.
 */
export function fileAnswer(file: { size: number; etag: string }, asked: FileConditions): FileAnswer {
  const { size, etag } = file;
  const common = { "Accept-Ranges": "bytes", ETag: etag };
  if (asked.ifNoneMatch !== undefined && matchesEtag(asked.ifNoneMatch, etag))
    return { status: 304, headers: common, send: null };
  const unchanged = asked.ifRange === undefined || asked.ifRange === etag;
  const range = unchanged ? requestedRange(asked.range, size) : null;
  if (range === "unsatisfiable") {
    const headers = { ...common, "Content-Range": `bytes */${size}`, "Content-Length": "0" };
    return { status: 416, headers, send: null };
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const headers = { ...common, "Content-Length": String(last - first + 1) };
  const send = size > 0 ? { first, last } : null;
  if (!range) return { status: 200, headers, send };
  return { status: 206, headers: { ...headers, "Content-Range": `bytes ${first}-${last}/${size}` }, send };
}
