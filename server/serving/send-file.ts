import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { fileAnswer } from "#server/http/file-answer.ts";
import type { RawHeaders } from "#server/serving/headers.ts";
import type { ByteRange } from "#server/storage/byte-range.ts";
import { FileStream } from "#server/storage/file-stream.ts";

/** A video or sound that is streamed from disk. */
export interface PlayedFile {
  file: string;
  /** In bytes. */
  size: number;
  etag: string;
  headers: RawHeaders;
}

/** Sends a played file, whole or the part that a player asks for. */
export function sendPlayedFile(request: IncomingMessage, response: ServerResponse, played: PlayedFile) {
  const { status, headers, send } = fileAnswer(played, {
    range: request.headers.range,
    ifRange: request.headers["if-range"]?.toString(),
    ifNoneMatch: request.headers["if-none-match"],
  });
  response.writeHead(status, [...played.headers, ...Object.entries(headers).flat()]);
  if (request.method === "HEAD" || !send) return void response.end();
  void pour(played.file, send, response).catch(() => response.destroy());
}

/** A player that seeks closes the connection in mid-stream: the file is closed too, and nothing is reported. */
async function pour(file: string, range: ByteRange, response: ServerResponse) {
  await new FileStream(await open(file), range).pourInto(response);
}

/**
 * Sends an answer whose body is a Node stream, no faster than it is read, and closes the stream when the reader leaves. A
 * stream that fails breaks the answer off.
 */
export function sendStream(outgoing: ServerResponse, { status, headers }: Response, content: Readable) {
  outgoing.writeHead(status, [...headers].flat());
  if (content instanceof FileStream) void content.pourInto(outgoing).catch(() => {});
  else pipeline(content, outgoing, () => {});
}
