import type { ErrorReason, UnwordedError } from "./error-words.ts";
import type { ErrorCode } from "./errors.ts";

/** A refusal: the body is not a form, or did not arrive whole. */
export class UnreadableForm extends Error implements UnwordedError {
  override name = "UnreadableForm";
  readonly code: ErrorCode = "unreadable_body";
  readonly reason: ErrorReason = "body.unreadable";
}

/** A request's form; the only place that reads one. Throws `UnreadableForm`. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    // The body's type is not a form's, or the body does not match its type.
    if (cause instanceof TypeError) throw new UnreadableForm("This is no form.", { cause });
    throw cause;
  }
}

/** The value of a request's JSON, for a contract to check; null if it has another type or is invalid. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return null;
  return await request.json().catch(() => null);
}
