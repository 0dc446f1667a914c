import type { ErrorCode } from "#shared/error-codes.ts";
import { type ErrorCause, type ErrorReason, type UnwordedError, waitingTime } from "#shared/error-words.ts";

interface Details {
  /** The values of the reason's text. */
  values?: ErrorCause["values"];
  /** Field name → its error. */
  fields?: UnwordedError["fields"];
  /** Wait before the next try, in seconds. */
  retryAfter?: number;
  /** The methods that the address takes, if it refused one. */
  allow?: string[];
  /** The error underneath; for the log only. */
  cause?: unknown;
}

/** A refusal: its code decides the status; its reason becomes text for the recipient where it leaves the program. */
export class AppError extends Error implements UnwordedError {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly reason: ErrorReason;
  readonly values: ErrorCause["values"];
  readonly fields: UnwordedError["fields"];
  readonly retryAfter: number | undefined;
  readonly allow: string[] | undefined;

  constructor(code: ErrorCode, reason: ErrorReason, details: Details = {}) {
    super(reason, { cause: details.cause });
    this.code = code;
    this.reason = reason;
    this.values = details.values;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.allow = details.allow;
  }
}

/** A refusal because of one field: its reason is also the field's. */
export function fieldError(
  field: string,
  reason: ErrorReason,
  { code = "invalid", values }: { code?: ErrorCode; values?: ErrorCause["values"] } = {},
): AppError {
  return new AppError(code, reason, { values, fields: { [field]: { reason, values } } });
}

/** Throws `throttled` while there are seconds to wait; they are the value `wait` of the reason's text. */
export function refuseWhile(wait: number | null, reason: ErrorReason): void {
  if (wait !== null) throw new AppError("throttled", reason, { values: { wait: waitingTime(wait) }, retryAfter: wait });
}
