import { z } from "zod";
import { because, type FieldReason } from "#shared/because.ts";
import { cleanText, inForm } from "#shared/clean-text.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";
import { locales } from "#shared/formats/formats.ts";

/** The length of a password in characters; its content is the visitor's choice (NIST SP 800-63B). */
export const passwordLength = { min: 8, max: 128 };

const name = requiredLine(100, "field.nameMissing");

/** In lower case, so that one address has one account. */
const email = emailAddress("field.ownEmailMissing").toLowerCase();

/** Normalised, so that keyboards that compose characters differently give the same password. */
const typed = (missing: FieldReason) => z.string({ error: missing }).transform((text) => inForm("NFKC", text));

const newPassword = typed("field.newPasswordMissing").pipe(
  z
    .string()
    .min(1, because("field.newPasswordMissing"))
    .min(passwordLength.min, because("field.newPasswordTooShort"))
    .max(passwordLength.max, because("field.newPasswordTooLong")),
);

const knownPassword = typed("field.passwordMissing").pipe(
  z.string().min(1, because("field.passwordMissing")).max(passwordLength.max, because("field.passwordTooLong")),
);

/** A new account. */
export const signUpForm = z.object({ name, email, password: newPassword });
export type SignUpForm = z.infer<typeof signUpForm>;

/** The account of a paid order's student, or of an invited person, with the token from the emailed link. */
export const openAccountForm = z.object({ token: z.string().max(1000), name, password: newPassword });
export type OpenAccountForm = z.infer<typeof openAccountForm>;

/** Adding an invited person to the account that is signed in. */
export const joinAccountForm = z.object({ token: z.string().max(1000) });
export type JoinAccountForm = z.infer<typeof joinAccountForm>;

/** Signing in. */
export const signInForm = z.object({ email, password: knownPassword });
export type SignInForm = z.infer<typeof signInForm>;

/** Requesting a new password. */
export const forgottenPasswordForm = z.object({ email });
export type ForgottenPasswordForm = z.infer<typeof forgottenPasswordForm>;

/** The new password, with the token from the emailed link. */
export const resetPasswordForm = z.object({ token: z.string().max(1000), password: newPassword });
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** Confirming an address by the emailed link; the password is empty in a session of its account. */
export const confirmEmailForm = z.object({
  token: z.string().max(1000),
  password: z
    .string()
    .max(passwordLength.max, because("field.passwordTooLong"))
    .transform((text) => inForm("NFKC", text))
    .default(""),
});
export type ConfirmEmailForm = z.infer<typeof confirmEmailForm>;

/** Changing the password while signed in. */
export const changePasswordForm = z.object({ currentPassword: knownPassword, password: newPassword });
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

/**
 * Requesting one's own data: which of the account's people, if it has several, and the password again, as only the
 * owner may.
 */
export const ownDataForm = z.object({ password: knownPassword, person: z.string().max(40).default("") });
export type OwnDataForm = z.infer<typeof ownDataForm>;

/** The name and phone of a person; without a number the phone is empty. */
export const ownDetailsForm = z.object({
  name,
  phone: z
    .string({ error: because("field.phoneNotText") })
    .overwrite(cleanText)
    .max(40, because("field.tooLong"))
    .default(""),
  /** The language of emails; left out where there is nothing to choose. */
  language: z.enum(locales).optional(),
});
export type OwnDetailsForm = z.infer<typeof ownDetailsForm>;
