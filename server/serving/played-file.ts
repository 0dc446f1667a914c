import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { FileStream } from "#server/integrations/storage/file-stream.ts";
import type { RawHeaders } from "#server/serving/security-headers.ts";
import type { ByteRange } from "#shared/rules/byte-range.ts";
import { type FileConditions, fileAnswer } from "#shared/rules/file-answer.ts";

/** A video or sound that is streamed from disk. */
export interface PlayedFile {
  file: string;
  /** In bytes. */
  size: number;
  etag: string;
  headers: RawHeaders;
}

const conditionsOf = ({ headers }: IncomingMessage): FileConditions => ({
  range: headers.range,
  ifRange: headers["if-range"]?.toString(),
  ifNoneMatch: headers["if-none-match"],
});

/** Sends a played file, whole or the part a player asks for. */
export function sendPlayedFile(request: IncomingMessage, response: ServerResponse, played: PlayedFile) {
  const { status, headers, send } = fileAnswer(played, conditionsOf(request));
  response.writeHead(status, [...played.headers, ...Object.entries(headers).flat()]);
  if (request.method === "HEAD" || !send) return void response.end();
  void pour(played.file, send, response).catch(() => response.destroy());
}

/** A player that seeks closes the connection in mid-stream: then the file is closed, and there is no one to tell. */
async function pour(file: string, range: ByteRange, response: ServerResponse) {
  await new FileStream(await open(file), range).pourInto(response);
}
