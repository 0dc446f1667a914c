import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** Files that stay free for the database, uploads and requests to other services. */
const reservedFiles = 1_000;
/** The assumed limit of a machine that does not report its own. */
const usualOpenFiles = 4_096;
/** More connections would take more memory than answers: about 10 KB each. */
const mostConnections = 20_000;

const seconds = 1_000;

/** How long a form's body may take to arrive, in milliseconds: 64 KB over the slowest phone line. */
const bodyTime = 40 * seconds;

/** The addresses for receipts and for pieces of videos, which may take the server's whole time for a request. */
const largeBodies = /^\/(?:api\/payments\/[^/?]+\/proof|payment\/[^/?]+|admin\/uploads\/[^?]+)\/?(?:\?|$)/;

/** How long the parts of a request may take, in milliseconds. */
export const requestTimes = {
  keepAliveTimeout: 65 * seconds,
  headersTimeout: 15 * seconds,
  // For a receipt of 5 MB over a slow phone line.
  requestTimeout: 240 * seconds,
  /** How often connections are checked for the times above. */
  connectionsCheckingInterval: 5 * seconds,
};

/** Limits connections to those that this process has files for; further ones are closed at once. */
export function limitConnections(server: Server) {
  server.maxConnections = Math.min(mostConnections, Math.max(reservedFiles, openFiles() - reservedFiles));
}

/** Breaks off a request whose body takes longer than a form's may, even if it is already answered. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse) {
  if (request.complete || request.method === "GET" || request.method === "HEAD") return;
  if (largeBodies.test(request.url ?? "")) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, bodyTime).unref();
  response.once("close", () => {
    if (request.complete) clearTimeout(timer);
  });
}

/**
 * How long bodies are read on after an early answer, so that their senders get to read it: so many at once, so many bytes
 * of each, for so many milliseconds. Buffers of what is read are collected late.
 */
const afterAnswer = { atOnce: 16, bytes: 512 * 1024, time: seconds };
let readOn = 0;

/** Reads a little more of a body that was answered before it had come, then closes its connection. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse) {
  response.once("finish", () => {
    if (request.complete) return;
    const { socket } = request;
    if (readOn >= afterAnswer.atOnce) return socket.destroySoon();
    readOn += 1;
    request.resume();
    const [mostBytes, end] = [socket.bytesRead + afterAnswer.bytes, Date.now() + afterAnswer.time];
    const watch = setInterval(() => {
      const isOver = request.complete || socket.destroyed;
      if (!isOver && socket.bytesRead < mostBytes && Date.now() < end) return;
      clearInterval(watch);
      readOn -= 1;
      if (!isOver) socket.destroySoon();
    }, 20);
  });
}

/** How many files this process may have open, as Linux reports it. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft ? Number(soft) : usualOpenFiles;
  } catch {
    return usualOpenFiles;
  }
}
