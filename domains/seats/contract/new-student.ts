import { z } from "zod";
import { guardianDetails, typedNumber } from "#domains/people/contract/family.ts";
import { because } from "#shared/because.ts";
import { cleanText } from "#shared/clean-text.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";

/** A student whom staff write down by hand; an address or a number is there. */
export const newStudent = z
  .strictObject({
    name: requiredLine(200, "field.nameMissing"),
    email: emailAddress("field.ownEmailMissing").nullable().default(null),
    phone: typedNumber,
    /** Whether somebody of another name has the same address; it is refused otherwise. */
    shares: z.boolean().exactOptional(),
    /** The batch where they get a seat; null for none yet. */
    batchId: z.string().min(1).max(100).nullable().default(null),
    /** Whether they are told of the seat by e-mail. */
    tell: z.boolean().exactOptional(),
    guardian: guardianDetails.nullable().default(null),
    /** The address or number of a brother or a sister; null for none. */
    sibling: z.string().overwrite(cleanText).max(254, because("field.tooLong")).nullable().default(null),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    error: because("field.contactMissing"),
    path: ["email"],
  });
