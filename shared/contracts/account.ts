import { z } from "zod";

/** The length of a password in characters; its content is the visitor's choice (NIST SP 800-63B). */
export const passwordLength = { min: 8, max: 128 };

const name = z
  .string({ error: "Please tell us your name." })
  .trim()
  .min(1, "Please tell us your name.")
  .max(100, "Please keep this under 100 characters.")
  .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Please write this on one line, without control characters.");

/** In lower case, so that one address has one account. */
const email = z
  .string({ error: "Please give your e-mail address." })
  .trim()
  .toLowerCase()
  .min(1, "Please give your e-mail address.")
  .max(254, "Please keep this under 254 characters.")
  .pipe(z.email("That e-mail address does not look right. Example: name@example.com"));

/** Normalised, so that keyboards that compose characters differently give the same password. */
const typed = (missing: string) => z.string({ error: missing }).transform((text) => text.normalize("NFKC"));

const newPassword = typed("Please choose a password.").pipe(
  z
    .string()
    .min(1, "Please choose a password.")
    .min(passwordLength.min, `Please use at least ${passwordLength.min} characters. A few words in a row do well.`)
    .max(passwordLength.max, `Please keep this under ${passwordLength.max + 1} characters.`),
);

const knownPassword = typed("Please enter your password.").pipe(
  z
    .string()
    .min(1, "Please enter your password.")
    .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`),
);

/** A new account. */
export const signUpForm = z.object({ name, email, password: newPassword });
export type SignUpForm = z.infer<typeof signUpForm>;

/** Signing in. */
export const signInForm = z.object({ email, password: knownPassword });
export type SignInForm = z.infer<typeof signInForm>;

/** Requesting a new password. */
export const forgottenPasswordForm = z.object({ email });
export type ForgottenPasswordForm = z.infer<typeof forgottenPasswordForm>;

/** The new password, with the token from the emailed link. */
export const resetPasswordForm = z.object({ token: z.string().max(1000), password: newPassword });
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** Changing the password while signed in. */
export const changePasswordForm = z.object({ currentPassword: knownPassword, password: newPassword });
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;
