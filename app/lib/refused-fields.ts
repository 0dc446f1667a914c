import type { AppError } from "#server/services/app-error.ts";

/** What a business verb found wrong with fields of a form; undefined for an error of any other kind. */
export function refusedFields(error: unknown): Record<string, string> | undefined {
  const isRefusal = (thrown: unknown): thrown is AppError => thrown instanceof Error && thrown.name === "AppError";
  return isRefusal(error) ? error.fields : undefined;
}
