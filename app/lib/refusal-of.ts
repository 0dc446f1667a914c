import { type ErrorBody, type ErrorCode, errorStatus } from "#shared/contracts/errors.ts";

/** A refusal as a page shows it. */
export type Refusal = Pick<ErrorBody, "message"> & { fields: Record<string, string>; status: number };

const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && code in errorStatus;

/** What a service refused, for a loader or an action to show; anything else a service threw is thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error) || !("code" in error) || !isCode(error.code)) throw error;
  const fields = "fields" in error && typeof error.fields === "object" ? error.fields : {};
  return { message: error.message, fields: { ...fields }, status: errorStatus[error.code] };
}
