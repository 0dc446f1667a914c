import type { ServerResponse } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { FileStream } from "#server/integrations/storage/file-stream.ts";

/**
 * Sends an answer whose body is a stream of Node's, no faster than it is read; closes the stream when its reader leaves.
 * One that breaks off breaks the answer off: there is no one to tell.
 */
export function sendContent(outgoing: ServerResponse, { status, headers }: Response, content: Readable) {
  outgoing.writeHead(status, [...headers].flat());
  if (content instanceof FileStream) void content.pourInto(outgoing).catch(() => {});
  else pipeline(content, outgoing, () => {});
}
