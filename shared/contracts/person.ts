import { z } from "zod";

/** A text on one line, trimmed and not empty; `missing` is what a visitor reads who left it out. */
export const oneLine = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Please keep this under ${max} characters.`)
    .refine(
      (text) => !/[\p{Cc}\u2028\u2029]/u.test(text),
      "Please write this on one line, without control characters.",
    );

/** Who writes to us, as every form asks for it (specification §5). */
export const person = {
  firstName: oneLine(100, "Please tell us your first name."),
  lastName: oneLine(100, "Please tell us your last name."),
  email: oneLine(254, "Please give an e-mail address we can answer.").pipe(
    z.email("That e-mail address does not look right. Example: name@example.com"),
  ),
};
