import type { ErrorCode } from "#shared/contracts/errors.ts";

interface Details {
  /** Field name → what is wrong with it, for the visitor. */
  fields?: Record<string, string>;
  /** How long to wait before the next try, in seconds. */
  retryAfter?: number;
  /** The methods that the address takes, if it refused one. */
  allow?: string[];
  /** The error underneath; for the log only. */
  cause?: unknown;
}

/** A refusal a visitor may read: its code decides the status, its message is shown word for word. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, visitorMessage: string, details: Details = {}) {
    super(visitorMessage, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.allow = details.allow;
  }
}

/** A refusal because of one field: its message is also the field's. */
export function fieldError(field: string, message: string, code: ErrorCode = "invalid"): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}

/** Throws `throttled` while there are seconds to wait. */
export function refuseWhile(wait: number | null, message: (wait: number) => string): void {
  if (wait !== null) throw new AppError("throttled", message(wait), { retryAfter: wait });
}
