import type { AppError } from "#server/services/app-error.ts";
import { errorStatus } from "#shared/contracts/errors.ts";

/** A refusal of a business verb, as a page answers it. */
export type Refusal = { status: number; message: string; fields: Record<string, string> };

/** What a verb refused, in words a visitor may read; what nobody foresaw is thrown on. For loaders and actions. */
export function refusalOf(error: unknown): Refusal {
  if (!isAppError(error)) throw error;
  const { code, message, fields = {} } = error;
  return { status: errorStatus[code], message, fields };
}

/** The class itself is the server's; its name tells it. */
function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError";
}
