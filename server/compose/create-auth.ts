import type { Config } from "#server/config/env.ts";
import type { Database } from "#server/db/client.ts";
import { credentials, passwordResets, sessions, users } from "#server/db/schema/users.ts";
import { createEmbeddedAuth } from "#server/integrations/auth/embedded.ts";
import { createHostedAuth } from "#server/integrations/auth/hosted.ts";
import { createPasswords, type PasswordCost } from "#server/integrations/auth/passwords.ts";
import type { Auth } from "#server/integrations/auth/port.ts";

interface AuthDeps {
  database: Database;
  secret: string;
  /** What hashing a password costs. */
  passwordCost: PasswordCost;
}

/** Our own accounts in the database, or the provider whose keys are set. */
export function createAuth({ clerk, siteUrl }: Config, { database, secret, passwordCost }: AuthDeps): Auth {
  if (clerk) return createHostedAuth({ ...clerk, siteUrl });
  const tables = { user: users, session: sessions, account: credentials, verification: passwordResets };
  return createEmbeddedAuth({ database, tables, secret, siteUrl, passwords: createPasswords(passwordCost) });
}
