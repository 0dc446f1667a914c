import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Log } from "#server/config/log.ts";
import { AppError } from "#server/services/app-error.ts";
import { toasts } from "#shared/content/messages.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/contracts/errors.ts";

/** What a visitor reads when the refusal comes from the framework and has no words of its own. */
const words: Partial<Record<ErrorCode, string>> = {
  unreadable_body: "We could not read what was sent. Please try again.",
  too_large: "That is too much to send at once. Please shorten it.",
  unsupported_media_type: "Please send this as JSON (application/json).",
};

const codeOfStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

/** Any thrown thing as the refusal to answer with; what nobody foresaw becomes `internal` and keeps its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof HTTPException ? codeOfStatus.get(error.status) : undefined;
  return new AppError(code ?? "internal", (code && words[code]) ?? toasts.error.text, { cause: error });
}

/** The answer body of a refusal; both names hold the same text (specification §7). */
function errorBodyOf(error: AppError): ErrorBody {
  const { code, message, fields } = error;
  return fields ? { code, message, error: message, fields } : { code, message, error: message };
}

/** The headers a refusal adds: when to try again, and which methods are taken. */
export function errorHeaders({ retryAfter, allow }: AppError): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    ...(allow === undefined ? {} : { Allow: allow.join(", ") }),
  };
}

/** Answers a thrown error as JSON, with the status its code stands for; logs the ones that are our own fault. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  const refusal = toAppError(error);
  const status = errorStatus[refusal.code];
  if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, "request failed");
  return c.json(errorBodyOf(refusal), status, { "Cache-Control": "no-store", ...errorHeaders(refusal) });
}
