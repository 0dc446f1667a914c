import type { ZodError } from "zod";

/** The first error of each field, by the field's name. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const name = String(path.at(-1) ?? "");
    fields[name] ??= message;
  }
  return fields;
}
