import { sql } from "drizzle-orm";
import { countRefusedAddresses } from "#domains/people/server/refused-addresses.ts";
import { countHeldReplies } from "#domains/replies/server/held-replies.ts";
import type { IncomingState } from "#domains/replies/server/watch-incoming.ts";
import type { Database } from "#server/db/client.ts";
import { countJobs } from "#server/jobs/job-counts.ts";
import { managers, query } from "#server/verb.ts";
import { day } from "#shared/durations.ts";

/** A backup that the program keeps. */
interface KeptBackup {
  /** Its file's name. */
  name: string;
  madeAt: Date;
  bytes: number;
  /** The last test restore; null for none yet. */
  trial: { at: Date; works: boolean } | null;
}

/** The backups that the program makes by itself, by `server/archive/backups.ts`. */
interface Backups {
  folder: string;
  /** The newest first. */
  list(): Promise<KeptBackup[]>;
  /** The last copy in the bucket, and why the last try failed; null where no copies leave the folder. */
  showAway(): Promise<{
    last: Date | null;
    failure: { at: Date; problem: "keys" | "bucket" | "connection" } | null;
  } | null>;
  make(): Promise<KeptBackup>;
  tryNewest(): Promise<KeptBackup>;
  encryptNewest(passphrase: string): Promise<{ name: string; size: number; content: ReadableStream<Uint8Array> }>;
}

/** The last `npm run update`, as scripts/lib/update-steps.mjs writes it. */
export interface LastUpdate {
  at: Date;
  /** The tags of the release before, and of the one it was to become; null where none was found. */
  from: string;
  to: string | null;
  /** The step at which it stopped, and why; null for both after a whole update. */
  step: string | null;
  why: string | null;
}

/** How the program is installed. */
export interface Installation {
  siteUrl: string;
  version: string;
  startedAt: Date;
  database: "embedded" | "server";
  storage: "disk" | "bucket";
  /** The mail server now; null: emails are written to files; "locked": they wait for its password. */
  mailServer(): { host: string } | "locked" | null;
  /** The number of an owner's texts of e-mails in whose place the program's are sent. */
  brokenTexts(): number;
  /** How e-mails come in now. */
  incoming(): IncomingState;
  takesCards: boolean;
  /** Whether a backup is made every night. */
  isNightly: boolean;
  backups: Backups;
  /** Null before the first update. */
  lastUpdate(): Promise<LastUpdate | null>;
  /** The disk of the data folder, in bytes. */
  diskSpace(): Promise<{ free: number; all: number }>;
}

interface Deps {
  database: Database;
  installation: Installation;
}

/** Memory of the process in bytes. */
const memoryNow = () => process.memoryUsage.rss();

/** The state of the program: emails, backups, disk, memory, database, jobs and what is set up. Times are of `now`. */
export const showStatus = query(
  { may: managers, officeOnly: "page" },
  async ({ database, installation }: Deps, now = new Date()) => {
    const { backups, diskSpace, lastUpdate, mailServer, brokenTexts, incoming, ...installed } = installation;
    const since = new Date(now.getTime() - day);
    const { rows } = await database.execute(sql`select pg_database_size(current_database()) as bytes`);
    return {
      ...installed,
      mailServer: mailServer(),
      brokenTexts: brokenTexts(),
      incoming: incoming(),
      heldReplies: await countHeldReplies(database),
      jobs: await countJobs(database, since),
      refusedAddresses: await countRefusedAddresses(database),
      disk: await diskSpace(),
      lastUpdate: await lastUpdate(),
      memory: memoryNow(),
      databaseBytes: Number(rows[0]?.bytes),
      backups: await backups.list(),
      backupFolder: backups.folder,
      away: await backups.showAway(),
    };
  },
);

export type Status = Awaited<ReturnType<typeof showStatus>>;
