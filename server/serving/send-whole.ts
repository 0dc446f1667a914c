import type { ServerResponse } from "node:http";
import type { RawHeaders } from "#server/serving/headers.ts";

/** An answer as it is kept; its headers must not change. */
export interface WholeAnswer {
  headers: RawHeaders;
  body: Buffer;
}

/**
 * Node's internal fields for the head that `writeHead` wrote, from the status line to the blank line, and for whether
 * it has gone to the socket. Its types include neither.
 */
interface WithHead extends ServerResponse {
  _header?: string | null;
  _headerSent?: boolean;
}

/** An answer's head as Node wrote it, and its time: its `Date` is valid for a second. */
interface Written {
  status: number;
  /** Seconds since 1970. */
  second: number;
  head: string;
  /** Head and body in one piece, from the second answer in that second on. */
  whole: Buffer | null;
}

const written = new WeakMap<WholeAnswer, Written>();

/**
 * Sends an answer to any request but a HEAD, as `writeHead` and `end` do. The bytes on the wire are remembered for
 * their second: Node checks and joins the same headers of the same page at every request, and hands the socket head and
 * body apart. `now` is in milliseconds since 1970. A Node that keeps heads elsewhere writes each of them.
 */
export function sendWhole(response: ServerResponse, status: number, answer: WholeAnswer, now = Date.now()) {
  const holder: WithHead = response;
  const second = Math.floor(now / 1_000);
  const known = written.get(answer);
  // The head of an answer that ends its connection says so.
  const isPlain = response.shouldKeepAlive && holder._header === null && holder._headerSent === false;
  if (isPlain && known?.second === second && known.status === status) {
    known.whole ??= joined(known.head, answer);
    response.statusCode = status;
    holder._header = known.head;
    holder._headerSent = true;
    response.end(known.whole);
    return;
  }
  response.writeHead(status, answer.headers);
  if (isPlain && response.shouldKeepAlive && holder._header)
    written.set(answer, { status, second, head: holder._header, whole: null });
  response.end(answer.body);
}

/** Head and body in one piece, of which the answer's body is a part from now on: it is held once. */
function joined(head: string, answer: WholeAnswer): Buffer {
  const whole = Buffer.concat([Buffer.from(head, "latin1"), answer.body]);
  answer.body = whole.subarray(whole.length - answer.body.length);
  return whole;
}
