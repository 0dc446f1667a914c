import type { Context } from "hono";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { errorInWords } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";
import { errorHeaders, toAppError } from "./answer-error.ts";
import type { BodyShare } from "./body-budget.ts";

/** A file that a page sends as the body of a request, as its address and headers announce it. */
export interface AnnouncedFile {
  /** Made by the page: the same one again is the same file. */
  fileId: string;
  name: string;
  /** In bytes; null if it was not said. */
  size: number | null;
}

/** What a request says of the file in its body: the id in its path, the name in its query. */
export function announcedFile(c: Context): AnnouncedFile {
  const size = c.req.header("content-length");
  const { fileId = "" } = c.req.param();
  return { fileId, name: c.req.query("name") ?? "", size: size === undefined ? null : Number(size) };
}

/** The body as it comes; nothing without one. Throws `unreadable_body` if it breaks off. */
export async function* piecesOf({ body }: Request, share: BodyShare): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read().catch(breakOff);
    if (done) break;
    share.add(value.byteLength);
    yield value;
  }
  share.arrived();
}

function breakOff(cause: unknown): never {
  throw new AppError("unreadable_body", "body.incomplete", { cause });
}

/** Answers why a file was not stored as plain text, which the page shows beside the file. */
export function refuseFile(c: Context, error: unknown, { messages, log }: { messages: Messages; log: Log }): Response {
  const refusal = toAppError(error);
  const status = errorStatus[refusal.code];
  if (status >= 500) log.error({ err: refusal.cause ?? refusal }, "a file was not stored");
  return c.text(errorInWords(refusal, messages).message, status, errorHeaders(refusal));
}
