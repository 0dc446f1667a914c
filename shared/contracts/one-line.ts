import { z } from "zod";
import { because, type FieldReason } from "#shared/because.ts";

/** A required line of text without control characters; `missing` is the reason if it is empty. */
export const oneLine = (max: number, missing: FieldReason) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, because("field.tooLong"))
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), because("field.notOneLine"));
