import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { matchesEtag } from "#server/serving/prebuilt.ts";
import type { RawHeaders } from "#server/serving/security-headers.ts";

/** A film or sound that is streamed from disk. */
export interface PlayedFile {
  file: string;
  /** In bytes. */
  size: number;
  etag: string;
  headers: RawHeaders;
}

type ByteRange = { first: number; last: number };

/**
 * The one byte range a `Range` header asks of a body of `size` bytes; null when the whole body is to be sent (no range,
 * several, or another unit), "unsatisfiable" when it lies outside.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return null;
  return first >= size || (from === "" && Number(to) === 0) ? "unsatisfiable" : { first, last };
}

/** Sends a played file, whole or the part a player asks for. */
export function sendPlayedFile(request: IncomingMessage, response: ServerResponse, played: PlayedFile) {
  const { size, etag } = played;
  const headers = [...played.headers, "Accept-Ranges", "bytes", "ETag", etag];
  const known = request.headers["if-none-match"];
  if (known !== undefined && matchesEtag(known, etag)) return void response.writeHead(304, headers).end();
  const condition = request.headers["if-range"];
  const range = condition === undefined || condition === etag ? requestedRange(request.headers.range, size) : null;
  if (range === "unsatisfiable") {
    const refusal = [...headers, "Content-Range", `bytes */${size}`, "Content-Length", "0"];
    return void response.writeHead(416, refusal).end();
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const length = ["Content-Length", String(last - first + 1)];
  if (range) response.writeHead(206, [...headers, ...length, "Content-Range", `bytes ${first}-${last}/${size}`]);
  else response.writeHead(200, [...headers, ...length]);
  if (request.method === "HEAD" || size === 0) return void response.end();
  // A player that seeks closes the connection in mid-stream: pipeline then closes the file, and there is no one to tell.
  pipeline(createReadStream(played.file, { start: first, end: last }), response, () => {});
}
