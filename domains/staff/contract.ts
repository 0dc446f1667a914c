import { z } from "zod";
import { because } from "#shared/because.ts";
import { plainText } from "#shared/clean-text.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";
import { staffRight } from "#shared/staff-right.ts";
import { staffRole } from "#shared/staff-role.ts";

/** Batches and branches by their ids. */
const ids = z.array(z.string().trim().min(1).max(100)).max(200).default([]);

/**
 * What a member of the staff does: the batches count for a teacher, the branches that they are limited to and the single
 * rights for the roles of `rules/duty.ts`.
 */
const duty = {
  ...{ role: staffRole, batchIds: ids, branchIds: ids },
  rights: z.array(staffRight).max(staffRight.options.length).default([]),
};

/** The id of what is chosen from a list; null for nothing. */
const chosen = z.union([z.literal("").transform(() => null), z.string().trim().min(1).max(100)]).nullable();

/** A teacher: the name that students read, and perhaps an account among the staff and a published page. */
export const teacherFields = z.object({
  name: requiredLine(100, "field.nameMissing"),
  userId: chosen.default(null),
  pageId: chosen.default(null),
});
export type TeacherFields = z.infer<typeof teacherFields>;

/** A person invited to the staff. `teacherId` is the teacher whom they become. */
export const staffInvitation = z.object({
  name: requiredLine(100, "field.nameMissing"),
  email: emailAddress("field.ownEmailMissing").toLowerCase(),
  ...duty,
  teacherId: chosen.optional(),
});
export type NewStaffInvitation = z.input<typeof staffInvitation>;

/** The first owner, by the link on the terminal; the password is that of a new account. */
export const ownerForm = z.object({
  name: requiredLine(100, "field.nameMissing"),
  email: emailAddress("field.ownEmailMissing").toLowerCase(),
});
export type OwnerForm = z.infer<typeof ownerForm>;

/** Another role, other batches, branches or rights. */
export const staffChange = z.object(duty);
export type StaffChange = z.infer<typeof staffChange>;
export type NewStaffChange = z.input<typeof staffChange>;

/** The changes to a member's second factors, by the verbs of the audit. */
export const factorChange = z.enum([
  "setUpAuthenticator",
  "addPasskey",
  "removePasskey",
  "renewRecoveryCodes",
  "useRecoveryCode",
]);
export type FactorChange = z.infer<typeof factorChange>;

/** A code of an authenticator, or one of the recovery codes; spaces and hyphens do not count. */
export const secondFactorCode = z.object({
  code: z
    .string({ error: because("field.codeMissing") })
    .max(50, because("field.tooLong"))
    .transform((text) =>
      plainText(text)
        .replace(/[\s\p{Pd}]/gu, "")
        .toUpperCase(),
    )
    .pipe(z.string().min(1, because("field.codeMissing"))),
});
