import { readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** File descriptors left for the database, uploads and requests to other services. */
const reservedFiles = 1_000;
/** The assumed limit of a machine that does not report its own. */
const usualOpenFiles = 4_096;
/** More connections would take more memory than answers: about 10 KB each. */
const mostConnections = 20_000;

const seconds = 1_000;

/** Minimum speed of a body: so many bytes, or its end, in each such time (in milliseconds). */
export interface BodyPace {
  bytes: number;
  within: number;
}

/** 4 KB a second, a bad phone connection. In the first 40 s that exceeds a form of text, so these have 40 s in all. */
const bodyPace: BodyPace = { bytes: 160 * 1024, within: 40 * seconds };

/** Limits on the parts of a request, in milliseconds. */
export const requestTimes = {
  keepAliveTimeout: 65 * seconds,
  headersTimeout: 15 * seconds,
  // A body has no total limit, but a pace: `watchBody`.
  requestTimeout: 0,
  /** Interval between checks of connections against the limits above. */
  connectionsCheckingInterval: 5 * seconds,
};

/** Limits connections to the number of files that this process may open; further ones are closed at once. */
export function limitConnections(server: Server) {
  server.maxConnections = Math.min(mostConnections, Math.max(reservedFiles, openFiles() - reservedFiles));
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/**
 * Breaks off a request whose body comes more slowly than `pace`, even if it is already answered; one that moves is
 * waited for. Bytes that have arrived unread are not the sender's fault.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, pace = bodyPace) {
  const { socket } = request;
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(watch);
    const isTooSlow = socket.bytesRead - seen < pace.bytes && request.readableLength === 0;
    seen = socket.bytesRead;
    if (isTooSlow) socket.destroy();
  }, pace.within).unref();
  response.once("close", () => {
    if (request.complete || socket.destroyed) clearInterval(watch);
  });
}

/**
 * Limits on reading bodies after an early answer, so that their senders get to read it: so many at once, so many bytes
 * of each, for so many milliseconds. Read buffers are collected late.
 */
const afterAnswer = { atOnce: 16, bytes: 512 * 1024, time: seconds };
let readOn = 0;

/**
 * Reads a little more of a body that was answered early, then closes its connection. Where too many are read on already,
 * the answer says that it ends the connection: a sender whose body has left takes it for free, and loses the next request.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse) {
  let hasTurn = false;
  const takeTurn = () => {
    if (!hasTurn && readOn < afterAnswer.atOnce) {
      readOn += 1;
      hasTurn = true;
    }
    return hasTurn;
  };
  const endTurn = () => {
    if (hasTurn) readOn -= 1;
    hasTurn = false;
  };
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !takeTurn()) response.shouldKeepAlive = false;
    return Reflect.apply(writeHead, response, head);
  };
  request.once("end", endTurn);
  response.once("close", () => {
    if (!response.writableFinished) endTurn();
  });
  response.once("finish", () => {
    if (request.complete) return endTurn();
    const { socket } = request;
    if (!takeTurn()) return socket.destroySoon();
    request.resume();
    const [mostBytes, end] = [socket.bytesRead + afterAnswer.bytes, Date.now() + afterAnswer.time];
    const watch = setInterval(() => {
      const isOver = request.complete || socket.destroyed;
      if (!isOver && socket.bytesRead < mostBytes && Date.now() < end) return;
      clearInterval(watch);
      endTurn();
      if (!isOver) socket.destroySoon();
    }, 20);
  });
}

/** Number of files this process may have open, as Linux reports it. */
function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft ? Number(soft) : usualOpenFiles;
  } catch {
    return usualOpenFiles;
  }
}
