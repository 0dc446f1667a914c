import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { findStaff } from "./queries.ts";

/** A setting with a secret, by what happened to it. */
export const secretSettings = [
  ...(["cards", "noCards", "mail", "noMail", "incoming", "noIncoming"] as const),
  ...(["meetings", "noMeetings"] as const),
] as const;

interface Changed {
  setting: (typeof secretSettings)[number];
  /** What may be said of it: a key's last four signs, a server's or a service's name. */
  detail?: string | undefined;
  at: Date;
}

/** Tells every owner by e-mail of a changed secret of the program. Call it in the change's transaction. */
export async function tellOwners(
  transaction: Database,
  emailQueue: EmailQueue,
  { setting, detail = "", at }: Changed,
): Promise<void> {
  const owners = (await findStaff(transaction)).filter(({ role }) => role === "owner");
  const about = `${at.toISOString()} ${setting} ${detail}`;
  await emailQueue.enqueue(
    transaction,
    owners.map(({ userId }) => ({ email: "secret-setting-changed" as const, about: `${userId} ${about}` })),
  );
}
