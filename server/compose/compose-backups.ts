import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import type { Installation, LastUpdate } from "#domains/overview/server/status.ts";
import { sealAudit } from "#domains/staff/server/audit-seals.ts";
import { type Backups, createBackups } from "#server/archive/backups.ts";
import { createArchive } from "#server/archive/create-archive.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { Config } from "#server/config/env.ts";
import { packageRoot } from "#server/config/paths.ts";
import { hostOf } from "#server/mail/mail-server.ts";
import { createS3Storage } from "#server/storage/create-storage.ts";

const run = promisify(execFile);
/** The longest time of a test restore, in milliseconds. */
const patience = 3_600_000;

/** The backups of the running program. A test restore is the operator's command, in a process of its own. */
export function composeBackups(
  { dataDir, authSecret, backups, mode, ofChildren }: Config,
  foundation: Foundation,
): Backups {
  const { database, storage, secret, log } = foundation;
  return createBackups({
    ...{ folder: backups.folder, log },
    away: backups.away && { storage: createS3Storage(backups.away.s3), passphrase: backups.away.passphrase },
    async archive() {
      await sealAudit({ database, secret });
      return await createArchive({ database, storage, dataDir, storedSecret: authSecret ? null : secret, log });
    },
    async restoreInto(scratch, path) {
      const env = { ...ofChildren, NODE_ENV: mode, DATA_DIR: scratch, LOG_LEVEL: "warn" };
      const command = ["--liftoff-only", join(packageRoot(), "server/manage.ts"), "restore", path];
      await run(process.execPath, command, { cwd: packageRoot(), env, timeout: patience });
    },
  });
}

/** What the page of the program's state knows of how it is installed. */
export function installationOf(
  { siteUrl, dataDir, s3, backups: { nightly } }: Config,
  {
    backups,
    database,
    mailSet,
    brokenTexts,
    incoming,
    provider,
  }: Pick<Installation, "backups" | "database" | "brokenTexts" | "incoming"> &
    Pick<Foundation, "mailSet"> & { provider: Pick<PaymentProvider, "takesCards"> },
): Installation {
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8"));
  return {
    ...{ siteUrl, version, database, backups, brokenTexts, incoming, startedAt: new Date() },
    mailServer() {
      const { server } = mailSet();
      return server === null || server === "locked" ? server : { host: hostOf(server) };
    },
    storage: s3 ? "bucket" : "disk",
    get takesCards() {
      return provider.takesCards;
    },
    isNightly: nightly,
    lastUpdate: () => readLastUpdate(dataDir),
    async diskSpace() {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { free: bavail * bsize, all: blocks * bsize };
    },
  };
}

const lastUpdate = z.object({
  at: z.coerce.date(),
  from: z.string(),
  to: z.string().nullable(),
  step: z.string().nullable(),
  why: z.string().nullable(),
});

/** What `npm run update` has written about its last run; null for none. */
async function readLastUpdate(dataDir: string): Promise<LastUpdate | null> {
  try {
    return lastUpdate.parse(JSON.parse(await readFile(join(dataDir, "last-update.json"), "utf8")));
  } catch {
    return null;
  }
}
