import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream as NodeReadableStream } from "node:stream/web";
import { ConfigError } from "#server/config/config-error.ts";
import type { ManageClient } from "#server/manage/client.ts";

/** The door of the running program, by its socket; null where nobody answers. Throws a `ConfigError` for another user's. */
export async function createSocketClient(path: string): Promise<ManageClient | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "EACCES" && code !== "EPERM") return null;
    throw new ConfigError(
      `DATA_DIR must be yours: the program that runs on ${path} belongs to another user. Be that user.`,
    );
  } finally {
    socket.destroy();
  }
  return { fetch: (request) => fetchOverSocket(path, request), close: async () => {} };
}

async function fetchOverSocket(socketPath: string, { url, method, body }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  const sending = httpRequest({ socketPath, method, path: pathname + search });
  const answered = once(sending, "response") as Promise<[IncomingMessage]>;
  if (body) await Promise.all([pipeline(Readable.fromWeb(body as NodeReadableStream), sending), answered]);
  else sending.end();
  const [answer] = await answered;
  const headers = Object.entries(answer.headersDistinct).map(([name, values]): [string, string] => [
    name,
    String(values),
  ]);
  return new Response(NodeReadableStream.from(answer) as ReadableStream, { status: answer.statusCode ?? 500, headers });
}
