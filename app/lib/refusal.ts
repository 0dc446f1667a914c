import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/contracts/errors.ts";

/** A service's refusal, as a page shows it; `retryAfter` in seconds. */
export type Refusal = Pick<ErrorBody, "message"> & {
  fields: Record<string, string>;
  status: number;
  retryAfter?: number | undefined;
};

const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && code in errorStatus;

/** A service's refusal in words a visitor may read, for a loader or an action; other errors are rethrown. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || !("code" in error) || !isCode(error.code)) throw error;
  const fields = "fields" in error && typeof error.fields === "object" ? error.fields : {};
  const retryAfter = "retryAfter" in error && typeof error.retryAfter === "number" ? error.retryAfter : undefined;
  return { message: error.message, fields: { ...fields }, status: errorStatus[error.code], retryAfter };
}
