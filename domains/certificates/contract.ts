import { z } from "zod";
import { because } from "#shared/because.ts";
import { requiredLine } from "#shared/fields.ts";
import { percentTyped } from "#shared/read-number.ts";

/** A share in per cent as a form sends it; empty for none. */
const percent = z.preprocess(
  (typed) => (typeof typed === "string" ? (percentTyped(typed) ?? null) : typed),
  z.int(because("field.percent")).min(1, because("field.percent")).max(100, because("field.percent")).nullable(),
);

/** A course's rule for its certificate. */
export const certificateRule = z.object({
  /** The least share of the classes, and of the points of graded work, in per cent; null if it does not count. */
  attendance: percent,
  work: percent,
  /** Whether the fees must be paid or waived. */
  fees: z.boolean(),
});
export type CertificateRule = z.infer<typeof certificateRule>;

/** A certificate issued by hand: its student, the name as it is written on it, and the reason to override the rule. */
export const certificateByHand = z.object({
  name: requiredLine(120, because("field.nameMissing")),
  reason: requiredLine(200, because("field.reasonMissing")),
});

/** The reason to revoke a certificate, or to restore it. */
export const revocation = z.object({ reason: requiredLine(200, because("field.reasonMissing")) });
