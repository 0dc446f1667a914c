import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { RawHeaders } from "#server/serving/security-headers.ts";
import { type FileConditions, fileAnswer } from "#shared/rules/file-answer.ts";

/** A film or sound that is streamed from disk. */
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
  // A player that seeks closes the connection in mid-stream: pipeline then closes the file, and there is no one to tell.
  pipeline(createReadStream(played.file, { start: send.first, end: send.last }), response, () => {});
}
