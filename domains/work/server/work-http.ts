import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import { errorHeaders, toAppError } from "#server/http/answer-error.ts";
import { classroomPath } from "#server/http/application.ts";
import type { BodyBudget, BodyShare } from "#server/http/body-budget.ts";
import type { User } from "#server/http/user.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { errorInWords } from "#shared/error-words.ts";
import type * as handInFiles from "./hand-in-files.ts";

/** The address for the files of a hand-in: below the ids of the work and the file. */
export const handInFilesPath = `${classroomPath}/hand-in-files/:workId/:fileId`;

interface Deps {
  services: {
    work: BoundVerbs<Pick<typeof handInFiles, "checkHandInFile" | "storeHandInFile">>;
    site: () => Pick<Site, "messages">;
  };
  log: Log;
  /** Limit of files received at once; each is written as it comes, so none takes memory. */
  budget: BodyBudget;
}

/**
 * Stores the body of a request as a student's file, its name in the query. Refusals come before the body is read, as
 * plain text.
 */
export async function takeHandInFile(c: Context, { services, log, budget }: Deps, user: User | null) {
  c.header("Cache-Control", "no-store");
  try {
    if (!user) throw new AppError("unauthorized", "account.signedOut");
    const { workId = "", fileId = "" } = c.req.param();
    const announced = c.req.header("content-length");
    const file = { fileId, name: c.req.query("name") ?? "", size: announced === undefined ? null : Number(announced) };
    const { isThere } = await services.work.checkHandInFile(user, workId, file);
    if (isThere) return c.body(null, 204);
    const share = budget.open(user.id);
    try {
      const content = Readable.from(piecesOf(c.req.raw, share));
      share.whenGone((refusal) => content.destroy(refusal));
      await services.work.storeHandInFile(user, workId, { ...file, content });
    } finally {
      share.close();
    }
    return c.body(null, 204);
  } catch (error) {
    const refusal = toAppError(error);
    const status = errorStatus[refusal.code];
    if (status >= 500) log.error({ err: refusal.cause ?? refusal }, "a file was not stored");
    return c.text(errorInWords(refusal, services.site().messages).message, status, errorHeaders(refusal));
  }
}

/** The body as it comes. Throws `unreadable_body` if it breaks off. */
async function* piecesOf({ body }: Request, share: BodyShare) {
  if (!body) throw new AppError("invalid", "handIn.emptyFile");
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(breakOff);
    if (done) return share.arrived();
    share.add(value.byteLength);
    yield value;
  }
}

function breakOff(cause: unknown): never {
  throw new AppError("unreadable_body", "body.incomplete", { cause });
}
