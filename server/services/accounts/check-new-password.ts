import { isGuessable } from "#server/services/accounts/password-strength.ts";
import { AppError } from "#server/services/app-error.ts";
import { accountWords } from "#shared/content/account-pages.ts";
import { company } from "#shared/content/company.ts";

/** Lets a new password pass, or throws `invalid` with words for its field. `about` is what is known of its owner. */
export async function checkNewPassword(password: string, about: (string | null)[]): Promise<void> {
  const known = [company.name, company.fullName, ...about.filter((text) => text !== null)];
  if (!(await isGuessable(password, known))) return;
  const { guessable } = accountWords;
  throw new AppError("invalid", guessable, { fields: { password: guessable } });
}
