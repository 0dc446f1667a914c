import { z } from "zod";
import { guardianRelations } from "#domains/people/rules/guardian-relations.ts";
import { because } from "#shared/because.ts";
import { cleanText } from "#shared/clean-text.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";

/** A number as staff type it; the server reads it. */
export const typedNumber = z.string().overwrite(cleanText).max(60, because("field.tooLong")).nullable().default(null);

/** Who answers for a student. */
export const guardianDetails = z.strictObject({
  name: requiredLine(200, "field.nameMissing"),
  relation: z.enum(guardianRelations),
  phone: typedNumber,
  email: emailAddress("field.ownEmailMissing").nullable().default(null),
});

/** The guardian of a person, in place of the one they had. */
export const changedGuardian = guardianDetails.extend({ personId: z.uuid() });

/** Two people who are of one family. */
export const familyPair = z.strictObject({ personId: z.uuid(), withId: z.uuid() });

const asShown = z.string().max(300).nullable();

/** Name, number and address of a person as staff type them over what their page showed (`seen`). */
export const changedPerson = z
  .strictObject({
    personId: z.uuid(),
    name: requiredLine(200, "field.nameMissing"),
    email: emailAddress("field.ownEmailMissing").toLowerCase().nullable().default(null),
    phone: typedNumber,
    /** Whether somebody of another name has the same address; it is refused otherwise. */
    shares: z.boolean().exactOptional(),
    seen: z.strictObject({ name: z.string().max(300), email: asShown, phone: asShown }),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    error: because("field.contactMissing"),
    path: ["email"],
  });
