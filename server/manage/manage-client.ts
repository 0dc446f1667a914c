import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream as NodeReadableStream } from "node:stream/web";
import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorBody } from "#shared/error-codes.ts";

/** A connection to the staff's API: to the running program, or to the database opened in this process. */
export interface ManageClient {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** A refused request, with the refusal's message. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly body: ErrorBody;
  constructor(body: ErrorBody) {
    super(body.message);
    this.body = body;
  }
}

/** Sends a request and returns the answer. Throws a `Refusal`. */
export async function ask<Answer>(client: ManageClient, method: string, path: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return await answerOf<Answer>(await client.fetch(new Request(`http://manage${path}`, init)));
}

/** Sends a stream and returns the answer. Throws a `Refusal`. */
export async function send<Answer>(client: ManageClient, path: string, body: ReadableStream): Promise<Answer> {
  const init = { method: "POST", body, duplex: "half" as const };
  return await answerOf<Answer>(await client.fetch(new Request(`http://manage${path}`, init)));
}

/** Requests a stream. Throws a `Refusal`. */
export async function receive(client: ManageClient, path: string): Promise<Response> {
  const response = await client.fetch(new Request(`http://manage${path}`, { method: "POST" }));
  if (!response.ok) await answerOf(response);
  return response;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refusal(answer as ErrorBody);
  return answer as Answer;
}

/** Timeout for the answer of a program that has the data folder, in milliseconds: it may be starting or stopping. */
const patience = 10_000;

interface OpenHere {
  open(): Promise<ManageClient>;
  /** Whether an error of `open` means that another process has the data folder. */
  isInUse(error: unknown): boolean;
}

/** Connects to the program that listens on the socket, or else to the database opened here. Throws `open`'s errors. */
export async function createManageClient(socketPath: string | null, here: OpenHere): Promise<ManageClient> {
  const end = performance.now() + patience;
  for (;;) {
    const client = socketPath === null ? null : await createSocketClient(socketPath);
    if (client) return client;
    try {
      return await here.open();
    } catch (error) {
      if (!here.isInUse(error) || socketPath === null || performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

/** A connection to the running program; null without one. Throws a `Refusal` if the program is another user's. */
async function createSocketClient(path: string): Promise<ManageClient | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "EACCES" && code !== "EPERM") return null;
    const message = `DATA_DIR must be yours: the program that runs on ${path} belongs to another user. Be that user.`;
    throw new Refusal({ code: "internal", message, error: message });
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
