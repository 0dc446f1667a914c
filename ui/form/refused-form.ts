import { ZodError } from "zod";
import { type ErrorCode, errorStatus } from "#shared/error-codes.ts";
import { causeInWords, causeOfIssue, errorInWords, type UnwordedError } from "#shared/error-words.ts";
import type { Messages } from "#shared/words.ts";

type Thrown = UnwordedError & { code: ErrorCode };

const isRefusal = (error: unknown): error is Thrown =>
  error instanceof Error && "code" in error && String(error.code) in errorStatus && "reason" in error;

/** A refusal as text; other errors are rethrown. */
export function refusalOf(error: unknown, messages: Pick<Messages, "errors" | "language">) {
  if (error instanceof ZodError) {
    const fields = Object.fromEntries(
      error.issues.map((issue) => [issue.path.join("."), causeInWords(causeOfIssue(issue), messages.errors)]),
    );
    return { refused: messages.errors["form.fields"], fields, status: 422 };
  }
  if (!isRefusal(error)) throw error;
  const { message, fields } = errorInWords(error, messages);
  const first = error.reason === "staff.verifyAgain" ? ("verify" as const) : undefined;
  return { refused: message, status: errorStatus[error.code], ...(fields && { fields }), ...(first && { first }) };
}

/** The text fields of a form, by name. */
export function formTexts(sent: FormData): Record<string, string> {
  return Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
