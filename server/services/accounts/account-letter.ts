/** The letters to an account's owner, by name. */
export type AccountLetterName = "email-confirmation" | "account-exists" | "password-reset";
