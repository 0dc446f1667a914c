import type { Config } from "#server/config/env.ts";
import type { BetterAuthDeps } from "./better-auth.ts";
import { createEmbeddedAuth } from "./embedded-auth.ts";
import { createHostedAuth } from "./hosted.ts";
import { createPasswordWeigher } from "./password-weigher.ts";
import { createPasswords, type PasswordCost } from "./passwords.ts";
import type { Auth } from "./port.ts";

interface Deps extends Pick<BetterAuthDeps, "database" | "tables" | "secret"> {
  /** The cost of hashing a password. */
  passwordCost: PasswordCost;
  /** The file of the thread that weighs passwords. */
  weighing: string;
}

/** Accounts as configured: Clerk's if its keys are set, otherwise our own in the database. */
export function createAuth({ clerk, siteUrl }: Pick<Config, "clerk" | "siteUrl">, deps: Deps): Auth {
  if (clerk) return createHostedAuth({ ...clerk, siteUrl });
  const passwords = createPasswords(deps.passwordCost);
  return createEmbeddedAuth({ ...deps, siteUrl, passwords }, createPasswordWeigher(deps.weighing));
}
