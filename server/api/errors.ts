import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Log } from "#server/config/log.ts";
import type { AppEnv } from "#server/http/request.ts";
import { AppError } from "#server/services/app-error.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/contracts/errors.ts";
import { toasts } from "#shared/messages/en/toasts.ts";

/** What a visitor reads if the framework refuses a request and has no words of its own. */
const words: Partial<Record<ErrorCode, string>> = {
  unreadable_body: "We could not read what was sent. Please try again.",
  too_large: "That is too much to send at once. Please shorten it.",
  unsupported_media_type: "Please send this as JSON (application/json).",
};

const codeOfStatus = new Map<number, ErrorCode>(
  Object.entries(errorStatus).map(([code, status]) => [status, code as ErrorCode]),
);

/** Any thrown value as the refusal to answer with; an unforeseen one becomes `internal`, with its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof HTTPException ? codeOfStatus.get(error.status) : undefined;
  return new AppError(code ?? "internal", (code && words[code]) ?? toasts.error.text, { cause: error });
}

/** The headers that a refusal adds: when to try again, and which methods are allowed. */
export function errorHeaders({ retryAfter, allow }: AppError): Record<string, string> {
  return {
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    ...(allow === undefined ? {} : { Allow: allow.join(", ") }),
  };
}

/**
 * Answers a thrown error as JSON, with the status of its code. `message` and `error` hold the same text (specification
 * §7). Logs errors that are our own fault.
 */
export function answerError(error: unknown, c: Context, log: Log): Response {
  const refusal = toAppError(error);
  const { code, message, fields } = refusal;
  const status = errorStatus[code];
  if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, "request failed");
  const body: ErrorBody = { code, message, error: message, ...(fields && { fields }) };
  return c.json(body, status, { "Cache-Control": "no-store", ...errorHeaders(refusal) });
}

const severalWrong = "Please check the marked fields and try again.";

/**
 * Throws `invalid` for a request that fails its contract: the first issue of each field under the field's own name, as
 * the form shows it (`firstName`, not `formData.firstName`). For an impossible id in the path it throws `not_found`.
 */
export const refuseInvalid: Hook<unknown, AppEnv, string, unknown> = (result) => {
  if (result.success) return;
  if (result.target === "param") throw new AppError("not_found", "There is nothing at this address.");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = String(issue.path.at(-1) ?? "body");
    fields[name] ??= name === "formData" ? "Please fill in the form." : issue.message;
  }
  // The fields of an unknown form cannot be checked.
  if (fields.formType) throw new AppError("invalid", fields.formType, { fields: { formType: fields.formType } });
  const [first, ...others] = Object.values(fields);
  throw new AppError("invalid", first && others.length === 0 ? first : severalWrong, { fields });
};
