import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface GeminiRequest {
  path: string;
  key: string | null;
  /** Every part of the prompt, one after the other. */
  prompt: string;
}

export interface GeminiPeer {
  url: string;
  received: GeminiRequest[];
  /** Number of requests that the client gave up. */
  abandoned: number;
  /** The kind of answer to the next requests. */
  answer: (response: ServerResponse, request: GeminiRequest) => void;
  close(): Promise<void>;
}

const chunk = (text: string) => ({ candidates: [{ content: { role: "model", parts: [{ text }] } }] });

/** Sends pieces of an answer as the service streams them, and ends it unless told otherwise. */
export function stream(response: ServerResponse, pieces: string[], ends = true) {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (const piece of pieces) response.write(`data: ${JSON.stringify(chunk(piece))}\r\n\r\n`);
  if (ends) response.end();
}

/** Sends a JSON body, whole. */
export function whole(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<GeminiRequest> {
  let body = "";
  for await (const part of request) body += part;
  const url = new URL(request.url ?? "/", "http://loopback");
  const { contents } = JSON.parse(body) as { contents: { parts: { text: string }[] }[] };
  const prompt = contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join("\n");
  return { path: url.pathname, key: url.searchParams.get("key"), prompt };
}

/** A server on loopback, on `port` or on a free one, that speaks Gemini's generateContent, whole and streamed. */
export async function startGeminiPeer(port = 0): Promise<GeminiPeer> {
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) peer.abandoned += 1;
    });
    const received = await read(request);
    peer.received.push(received);
    peer.answer(response, received);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const peer: GeminiPeer = {
    url: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    received: [],
    abandoned: 0,
    answer: (response) => stream(response, ["Hello."]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}
