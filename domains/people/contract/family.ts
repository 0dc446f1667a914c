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
