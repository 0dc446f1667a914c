import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pairsOf, type RawHeaders } from "#server/serving/headers.ts";

/** The answer to a request that the server itself cannot read, by the error's code. */
const answers: Record<string, readonly [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The head of the request is too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "The request is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};
const unreadable = ["400 Bad Request", "The request cannot be read."] as const;

/** Answers anything but HTTP requests with the headers of every other answer and a text, and ends the connection. */
export function refuseUnread(server: Server, headers: RawHeaders) {
  const open = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", (request, response) => open.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = open.get(socket)?.headersSent === true && open.get(socket)?.writableFinished === false;
    if (!socket.writable || isAnswered || error.code === "ECONNRESET") return void socket.destroy();
    const [status, words] = answers[error.code ?? ""] ?? unreadable;
    const own = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store", "Connection", "close"];
    const all = [...own, "Content-Length", String(words.length + 1), ...headers];
    const head = pairsOf(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${head.join("")}\r\n${words}\n`);
  });
}
