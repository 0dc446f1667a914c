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
