import type { EmbeddedAuth } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fieldError } from "#server/app-error.ts";

interface Deps {
  auth: Pick<EmbeddedAuth, "isGuessable">;
  site: () => Site;
}

/** Throws `invalid`, for its field, for a guessable password. `about` is what is known about its owner. */
export async function requireStrongPassword({ auth, site }: Deps, password: string, about: (string | null)[]) {
  const { company } = site().content;
  const known = [...about.filter((text) => text !== null), company.name, company.fullName];
  if (await auth.isGuessable(password, known)) throw fieldError("password", "account.guessable");
}
