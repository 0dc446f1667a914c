import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/error-codes.ts";
import { errorInWords, type UnwordedError } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";

/** A service's refusal, as a page shows it; `retryAfter` in seconds. */
export type Refusal = Pick<ErrorBody, "message"> & {
  fields: Record<string, string>;
  status: number;
  retryAfter?: number | undefined;
};

type Thrown = UnwordedError & { code: ErrorCode; retryAfter?: number };

/** A service's refusal, as `AppError` defines it; the app takes only types from the server. */
const isRefusal = (error: unknown): error is Thrown =>
  error instanceof Error && "code" in error && String(error.code) in errorStatus && "reason" in error;

/** A service's refusal as text for the visitor, for a loader or an action; other errors are rethrown. */
export function refusalOf(error: unknown, messages: Pick<Messages, "errors" | "language">): Refusal {
  if (!isRefusal(error)) throw error;
  const { message, fields = {} } = errorInWords(error, messages);
  return { message, fields, status: errorStatus[error.code], retryAfter: error.retryAfter };
}
