import { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import type { Cursor, Page, PageRequest } from "#server/db/keyset.ts";

/** Reads a page of a list. */
export type ReadPage = (request: PageRequest) => Promise<Page<object>>;

/** Number of entries in memory while a whole list is sent, and the largest page that may be requested. */
const pageSize = 500;

const query = z.object({
  limit: z.coerce.number().int().min(1).max(pageSize).optional(),
  after: z.string().optional(),
});
const cursorShape = z.array(z.string()).min(1);

/**
 * Answers a list as a JSON array. With the query `limit` it is one page, and the header `Next-Cursor` holds the next
 * page's `after`; otherwise the whole list, read and sent page by page. Throws `invalid` for a wrong limit or cursor.
 */
export async function answerList(c: Context, read: ReadPage): Promise<Response> {
  const wanted = query.safeParse(c.req.query());
  if (!wanted.success) throw new AppError("invalid", "manage.limit", { values: { most: pageSize } });
  const { limit, after } = wanted.data;
  const first = await read({ limit: limit ?? pageSize, after: after === undefined ? undefined : readCursor(after) });
  if (limit === undefined) return answerStream(c, arrayText(read, first));
  if (first.next) c.header("Next-Cursor", cursorText(first.next));
  return c.json(first.entries);
}

/** Answers several whole lists as a JSON object of arrays, read and sent page by page. */
export async function answerLists(c: Context, lists: [name: string, read: ReadPage][]): Promise<Response> {
  async function* text() {
    for (const [at, [name, read]] of lists.entries()) {
      yield `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`;
      yield* arrayText(read, await read({ limit: pageSize }));
    }
    yield "}";
  }
  return answerStream(c, text());
}

function answerStream(c: Context, text: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const bytes = async function* () {
    for await (const piece of text) yield encoder.encode(piece);
  };
  const content = NodeReadableStream.from(bytes()) as ReadableStream<Uint8Array<ArrayBuffer>>;
  return c.body(content, 200, { "Content-Type": "application/json" });
}

/** A list, starting with its first page, as the text of a JSON array. */
async function* arrayText(read: ReadPage, first: Page<object>): AsyncGenerator<string> {
  let page = first;
  let before = "[";
  for (;;) {
    if (page.entries.length > 0) yield before + page.entries.map((entry) => JSON.stringify(entry)).join(",");
    else if (before === "[") yield before;
    if (!page.next) break;
    before = ",";
    page = await read({ limit: pageSize, after: page.next });
  }
  yield "]";
}

function cursorText(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(text: string): Cursor {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch (cause) {
    throw new AppError("invalid", "manage.cursor", { cause });
  }
}
