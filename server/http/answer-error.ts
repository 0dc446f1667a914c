import type { Hook } from "@hono/zod-openapi";
import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/error-codes.ts";
import { causeOfIssue, type ErrorCause, type ErrorReason, errorInWords } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";
import { securityHeaders } from "./guards.ts";
import { refusalPage } from "./refusal-page.ts";
import type { AppEnv } from "./request.ts";

/** The reason if the framework refuses a request. */
const reasons: Partial<Record<ErrorCode, ErrorReason>> = {
  unreadable_body: "body.unreadable",
  too_large: "body.tooLarge",
  unsupported_media_type: "body.notJson",
};

const codeOfStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

/** Any thrown value as the refusal to answer with; an unforeseen one becomes `internal`, with its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof HTTPException ? codeOfStatus.get(error.status) : undefined;
  return new AppError(code ?? "internal", (code && reasons[code]) ?? "internal", { cause: error });
}

/** The headers that a refusal adds: when to try again, and which methods are allowed. */
export function errorHeaders({ retryAfter, allow }: AppError): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    ...(allow === undefined ? {} : { Allow: allow.join(", ") }),
  };
}

/** The answer to an error. */
export interface Answering {
  log: Log;
  /** The words for the client. */
  messages: (c: Context) => Pick<Messages, "errors" | "language">;
}

/**
 * Answers a thrown error as JSON, with its code's status and a text. `message` and `error` hold the same text
 * (specification §7). Logs errors that are our own fault.
 */
export function answerError(error: unknown, c: Context, { log, messages }: Answering): Response {
  const refusal = toAppError(error);
  const { code } = refusal;
  const { message, fields } = errorInWords(refusal, messages(c));
  const status = errorStatus[code];
  if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, "request failed");
  const body: ErrorBody = { code, message, error: message, ...(fields && { fields }) };
  return c.json(body, status, { "Cache-Control": "no-store", ...errorHeaders(refusal) });
}

/**
 * Throws `invalid` for a request that fails its contract: the first issue of each field under the field's own name, as
 * the form shows it (`firstName`, not `formData.firstName`). For an impossible id in the path it throws `not_found`.
 */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  if (result.target === "param") throw new AppError("not_found", "address.empty");
  const fields: Record<string, ErrorCause> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path.at(-1) ?? "body");
    fields[name] ??= name === "formData" ? { reason: "form.empty" } : causeOfIssue(issue);
  }
  // The fields of an unknown form cannot be checked.
  const { formType } = fields;
  const wrong = formType ? { formType } : fields;
  const [first, ...others] = Object.values(wrong);
  const { reason, values }: ErrorCause = first && others.length === 0 ? first : { reason: "form.fields" };
  throw new AppError("invalid", reason, { values, fields: wrong });
};

interface AnsweringPages<Env extends AppEnv> {
  log: Log;
  messages: (c: Context<Env>) => Messages;
  /** The address of the home page for the reader; "/" unless given. */
  home?: (c: Context<Env>) => string;
  /** The name in the log of what failed. */
  part: string;
}

/** Answers a thrown error with a small page. An error of our own fault is logged. */
export function refuseWithPage<Env extends AppEnv>(
  siteUrl: string,
  { log, messages, home = () => "/", part }: AnsweringPages<Env>,
): ErrorHandler<Env> {
  const addHeaders = securityHeaders(siteUrl);
  return async (error, c) => {
    const refusal = toAppError(error);
    const status = errorStatus[refusal.code];
    if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, `${part} failed`);
    const around = { isForm: c.req.method === "POST", home: home(c) };
    c.res = c.html(await refusalPage(refusal, messages(c), around), status, {
      "Cache-Control": "no-store",
      ...errorHeaders(refusal),
    });
    await addHeaders(c, async () => {});
    return c.res;
  };
}
