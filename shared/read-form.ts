import { withoutMarks } from "./clean-text.ts";
import type { ErrorCode } from "./error-codes.ts";
import type { ErrorReason, UnwordedError } from "./error-words.ts";
import { ownTurn } from "./serving/own-turn.ts";

/** A refusal: the body is not a form, or did not arrive whole. */
export class UnreadableForm extends Error implements UnwordedError {
  override name = "UnreadableForm";
  readonly code: ErrorCode = "unreadable_body";
  readonly reason: ErrorReason = "body.unreadable";
}

/** Fields whose texts stay as they were typed. */
const isSecret = (name: string) => /password/i.test(name);

/**
 * A request's form, its texts without invisible marks and with plain spaces; the only place that reads one. Throws
 * `UnreadableForm`.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const sent = await request.formData();
    const form = new FormData();
    for (const [name, value] of sent)
      form.append(name, typeof value === "string" && !isSecret(name) ? withoutMarks(value) : value);
    return form;
  } catch (cause) {
    // The body's type is not a form's, or the body does not match its type.
    if (cause instanceof TypeError) throw new UnreadableForm("This is no form.", { cause });
    throw cause;
  }
}

/** The content of a file in a form; empty if none was chosen. */
export async function readFile(form: FormData, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = form.get(name);
  if (!(file instanceof File)) return new Uint8Array();
  // Copying megabytes is a turn of its own, after the form's.
  await ownTurn();
  return new Uint8Array(await file.arrayBuffer());
}

/** The value of a request's JSON, for a contract to check; null if it has another type or is invalid. */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return null;
  return await request.json().catch(() => null);
}
