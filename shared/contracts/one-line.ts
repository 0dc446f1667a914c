import { z } from "zod";

/** A required line of text without control characters; `missing` is the error if it is empty. */
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
