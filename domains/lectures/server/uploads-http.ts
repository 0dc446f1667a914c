import type { Readable } from "node:stream";
import { DataStore, Server, Upload } from "@tus/server";
import { largestVideo, newUpload } from "#domains/lectures/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import { errorHeaders, toAppError } from "#server/http/answer-error.ts";
import type { BoundTo } from "#server/verb.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { causeOfIssue, errorInWords } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";
import { UploadLocker } from "./upload-locker.ts";
import type * as uploads from "./uploads.ts";

type UploadVerbs = BoundTo<Pick<typeof uploads, "beginUpload" | "findUpload" | "continueUpload" | "removeUpload">>;

interface Answering {
  /** The path of the batch's uploads. */
  path: string;
  batchId: string;
  verbs: UploadVerbs;
  messages: Pick<Messages, "errors" | "language">;
  log: Log;
}

/**
 * The handler of requests of the tus protocol (version 1.0.0: create, continue, ask, remove) about the lecture videos
 * of a batch, one at a time for each upload. Refusals are answered as plain text.
 */
export function createUploads() {
  const locker = new UploadLocker();
  return {
    answer: (request: Request, answering: Answering) => answerUpload(request, locker, answering),
    refuse: refuseUpload,
  };
}

async function answerUpload(
  request: Request,
  locker: UploadLocker,
  { path, batchId, verbs, messages, log }: Answering,
): Promise<Response> {
  const server = new Server({
    ...{ path, locker, maxSize: largestVideo, relativeLocation: true },
    datastore: new LectureUploads(verbs, batchId),
    onResponseError: async (_request, error) => {
      // The library's own refusals are about the protocol, which our page keeps to.
      if (!(error instanceof Error)) return error;
      if (error.name === "AbortError" || "status_code" in error) return undefined;
      const refusal = toAppError(error);
      const status = errorStatus[refusal.code];
      if (status >= 500) log.error({ err: refusal.cause ?? refusal }, "upload failed");
      return { status_code: status, body: errorInWords(refusal, messages).message };
    },
  });
  const answer = await server.handleWeb(withGracefulEnd(request));
  // Only pages of our own ask.
  for (const name of [...answer.headers.keys()].filter((one) => one.startsWith("access-control-")))
    answer.headers.delete(name);
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

/** A refusal before the protocol begins, as plain text. */
function refuseUpload(error: unknown, messages: Pick<Messages, "errors" | "language">): Response {
  const refusal = toAppError(error);
  return new Response(errorInWords(refusal, messages).message, {
    status: errorStatus[refusal.code],
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...errorHeaders(refusal) },
  });
}

/** The uploads of one batch in the store of the protocol's library: through the verbs of the member who asks. */
class LectureUploads extends DataStore {
  override extensions = ["creation", "creation-with-upload", "termination"];
  readonly #verbs: UploadVerbs;
  readonly #batchId: string;

  constructor(verbs: UploadVerbs, batchId: string) {
    super();
    this.#verbs = verbs;
    this.#batchId = batchId;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { title, filename, lastmodified, class: classId } = upload.metadata ?? {};
    const file = { fileName: filename ?? "", modifiedAt: Number(lastmodified) };
    const named = { title: title ?? "", classId: classId || null, ...file };
    const given = newUpload.safeParse({ ...named, size: upload.size });
    if (!given.success) throw refusalOf(given.error.issues);
    upload.id = await this.#verbs.beginUpload(this.#batchId, given.data);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.#verbs.findUpload(this.#batchId, id);
    return new Upload({ id, size, offset: received });
  }

  override async write(content: Readable, id: string, start: number): Promise<number> {
    return await this.#verbs.continueUpload(this.#batchId, { id, start, content });
  }

  override async remove(id: string): Promise<void> {
    await this.#verbs.removeUpload(this.#batchId, id);
  }
}

function refusalOf([issue]: Parameters<typeof causeOfIssue>[0][]): AppError {
  if (!issue || issue.path[0] === "size") return new AppError("invalid", "upload.size");
  const { reason, values } = causeOfIssue(issue);
  return new AppError("invalid", reason, { values });
}

/** The same request; it ends where its body breaks off, so that the received part is stored. */
function withGracefulEnd(request: Request): Request {
  if (!request.body) return request;
  const reader = request.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }));
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { url, method, headers } = request;
  const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}
