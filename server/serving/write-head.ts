import type { ServerResponse } from "node:http";
import type { RawHeaders } from "#server/serving/headers.ts";

/** Where Node keeps the head that `writeHead` wrote, from the status line to the blank line. Its types do not name it. */
interface WithHead extends ServerResponse {
  _header?: string | null;
}

/** A head as Node wrote it, and when: its `Date` holds for a second. */
interface WrittenHead {
  status: number;
  /** Seconds since 1970. */
  second: number;
  text: string;
}

const written = new WeakMap<RawHeaders, WrittenHead>();

/**
 * Writes the head of an answer with a body, as `writeHead` does, and remembers it for its headers, which must not change
 * afterwards: Node checks and joins the same headers of the same page at every request, a fifth of the time that a page
 * from memory takes. `now` is in milliseconds since 1970. A Node that keeps heads elsewhere writes each of them.
 */
export function writeHead(response: ServerResponse, status: number, headers: RawHeaders, now = Date.now()) {
  // The head of an answer that ends its connection says so.
  if (!response.shouldKeepAlive) return void response.writeHead(status, headers);
  const holder = response as WithHead;
  const second = Math.floor(now / 1_000);
  const known = written.get(headers);
  if (known?.second === second && known.status === status && holder._header === null) {
    response.statusCode = status;
    holder._header = known.text;
    return;
  }
  response.writeHead(status, headers);
  if (holder._header) written.set(headers, { status, second, text: flat(holder._header) });
}

/** The same text in one piece: joined strings are a tree, which would be walked at every answer. */
const flat = (text: string) => Buffer.from(text, "latin1").toString("latin1");
