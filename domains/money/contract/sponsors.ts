import { z } from "zod";
import { because } from "#shared/because.ts";
import { line } from "#shared/fields.ts";

const optionalLine = (max: number) => z.string().trim().max(max, because("field.tooLong")).default("");

/** A company that pays for students, as it is typed: one with a known name is that one, and what is left empty stays. */
export const newSponsor = z.strictObject({ name: line(120), ntn: optionalLine(40), contact: optionalLine(120) });

export type NewSponsor = z.infer<typeof newSponsor>;

/** Whose fees a company pays; null for nobody's. */
export const namedSponsor = z.strictObject({
  references: z.array(z.string().min(1).max(40)).min(1).max(30),
  sponsor: newSponsor.nullable(),
});

export type NamedSponsor = z.infer<typeof namedSponsor>;
