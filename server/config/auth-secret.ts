import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";

const fileName = "auth-secret";

/**
 * The secret that signs sessions and links: the given one, otherwise the data folder's, which is generated at the first
 * start and readable only by its owner. Throws a `ConfigError` if the stored one is damaged.
 */
export function authSecret(given: string | null, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, fileName);
  if (!existsSync(file)) writeNew(file, randomBytes(32).toString("base64url"));
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new ConfigError(`AUTH_SECRET must be set, or ${file} hold at least 32 characters: it is damaged.`);
  }
  return secret;
}

/** The data folder's secret, for a backup; null if one is given, or none has been generated yet. */
export function storedSecret(given: string | null, dataDir: string): string | null {
  const file = join(dataDir, fileName);
  return given || !existsSync(file) ? null : readFileSync(file, "utf8").trim();
}

/** The secrets that the program may have had before its present one: the named one, and the data folder's. */
export function secretsBefore({
  authSecret: given,
  authSecretBefore: before,
  dataDir,
}: Pick<Config, "authSecret" | "authSecretBefore" | "dataDir">): string[] {
  const stored = given && storedSecret(null, dataDir);
  return [before, stored].flatMap((one) => one || []);
}

/** Replaces the data folder's secret by one from a backup. */
export function restoreSecret(dataDir: string, secret: string) {
  const file = join(dataDir, fileName);
  renameSync(writeDraft(file, secret), file);
}

function writeDraft(file: string, text: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  return draft;
}

/** Writes a file completely or not at all. If another process was first, its file stays. */
function writeNew(file: string, text: string) {
  const draft = writeDraft(file, text);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
