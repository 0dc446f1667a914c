import { findStaff } from "#domains/staff/server/queries.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { ownersAlone, verb } from "#server/verb.ts";
import { shortestPassphrase } from "../contract.ts";
import type { Installation } from "./status.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  installation: Pick<Installation, "backups">;
}

/** Makes a backup now. Throws `conflict` if the disk has no room for it. */
export const makeBackup = verb(
  { may: ownersAlone, officeOnly: "page" },
  async ({ database, installation }: Deps, actor: Actor) => {
    const { name, bytes } = await installation.backups.make();
    const act = { verb: "makeBackup", subject: "backup", subjectId: name, details: { bytes } } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return { bytes };
  },
);

/** Restores the newest backup into an empty folder, to prove it. Throws `not_found` without one. */
export const tryBackup = verb(
  { may: ownersAlone, officeOnly: "page" },
  async ({ database, installation }: Deps, actor: Actor) => {
    const { name, trial } = await installation.backups.tryNewest();
    const works = trial?.works === true;
    const act = { verb: "tryBackup", subject: "backup", subjectId: name, details: { works } } as const;
    await database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return { works };
  },
);

/**
 * The newest backup, encrypted with a passphrase: it holds everybody's data and the secret that signs sessions. Every
 * owner is told by e-mail. Throws `invalid` for a short passphrase, and `not_found` without a backup.
 */
export const downloadBackup = verb(
  { may: ownersAlone, again: true, officeOnly: "file" },
  async ({ database, emailQueue, installation }: Deps, actor: Actor, passphrase: string) => {
    if (passphrase.length < shortestPassphrase) throw fieldError("passphrase", "backup.passphrase");
    const encrypted = await installation.backups.encryptNewest(passphrase);
    await database.transaction(async (transaction) => {
      const act = { verb: "downloadBackup", subject: "backup", subjectId: encrypted.name } as const;
      const entry = await audit(transaction, actor, act, new Date());
      const owners = (await findStaff(transaction)).filter(({ role }) => role === "owner");
      const told = owners.map(({ userId }) => ({ email: "backup-downloaded", about: `${entry} ${userId}` }) as const);
      await emailQueue.enqueue(transaction, told);
    });
    return encrypted;
  },
);
