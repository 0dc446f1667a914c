import type { ZodError } from "zod";
import { causeInWords, causeOfIssue, type ErrorTexts } from "#shared/error-words.ts";

/** The first error of each field as text, by the field's name. */
export function fieldErrors(error: ZodError, texts: ErrorTexts): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = String(issue.path.at(-1) ?? "");
    fields[name] ??= causeInWords(causeOfIssue(issue), texts);
  }
  return fields;
}
