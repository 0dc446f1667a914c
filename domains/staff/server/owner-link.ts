import { createHash, randomBytes } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import type { OwnerForm } from "#domains/staff/contract.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { Cookies, SignedIn } from "#server/http/user.ts";
import { hour } from "#shared/durations.ts";
import { findStaff, lockOwnersAnd, putMember } from "./queries.ts";
import { setUpUntil, startStaffSession } from "./staff-sessions.ts";
import { ownerLinks } from "./tables.ts";

interface Deps {
  database: Database;
  siteUrl: string;
  /** Writes a line on the terminal that the program was started on; null without one, and never a log. */
  terminal: ((line: string) => void) | null;
  /** Whether a person or an order is stored. */
  holdsRecords(database: Database): Promise<boolean>;
}

/** Lifetime of the link, in milliseconds. */
const linkLife = hour;

/** Addresses that only this machine reaches. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a link may be printed: on a terminal of the machine itself, while the institute has no owner. */
async function isUnclaimed({ database, siteUrl, terminal, holdsRecords }: Deps): Promise<boolean> {
  if (terminal === null || !loopback.test(new URL(siteUrl).hostname)) return false;
  return (await findStaff(database)).length === 0 && !(await holdsRecords(database));
}

/**
 * Prints the link that makes its opener the owner, on the terminal that the program was started on; earlier links end.
 * False, and nothing is printed, without a terminal, for a site that others can reach, and once the institute has staff,
 * a person or an order.
 */
export async function printOwnerLink(deps: Deps): Promise<boolean> {
  if (!(await isUnclaimed(deps))) return false;
  const token = randomBytes(24).toString("base64url");
  const [hash, expiresAt] = [hashOf(token), new Date(Date.now() + linkLife)];
  await deps.database.transaction(async (transaction) => {
    // Only the newest one opens anything; the others are known for a while, so that their pages can print another.
    await transaction
      .update(ownerLinks)
      .set({ expiresAt: new Date(0) })
      .where(ne(ownerLinks.hash, hash));
    await transaction.insert(ownerLinks).values({ hash, createdAt: new Date(), expiresAt });
  });
  deps.terminal?.(
    `No one owns this institute yet. Open this within an hour to make it yours:\n${deps.siteUrl}/admin/owner?token=${token}`,
  );
  return true;
}

/** The state of an owner's link: good, too old but the institute has no owner yet, or of no use. */
export async function readOwnerLink(deps: Deps, token: string): Promise<"good" | "old" | "used"> {
  const [link] = await deps.database
    .select()
    .from(ownerLinks)
    .where(eq(ownerLinks.hash, hashOf(token)));
  if (!link || (await findStaff(deps.database)).length > 0) return "used";
  return link.expiresAt > new Date() ? "good" : "old";
}

/** Prints a new link for the holder of an old one. Throws `unauthorized` for any other, and where none can be printed. */
export async function renewOwnerLink(deps: Deps, token: string): Promise<void> {
  const isOld = (await readOwnerLink(deps, token)) === "old";
  if (!isOld || !(await printOwnerLink(deps))) throw new AppError("unauthorized", "owner.linkUsed");
}

/**
 * Makes the signed-in account the owner of an institute that has no staff, once; of two who hold the link one wins. The
 * link stands for the mailbox: the session that it starts, whose cookies are returned, may set up a first second factor
 * for half an hour. Throws `unauthorized` for a link that is used up or too old.
 */
export async function becomeOwner(
  { database, siteUrl }: Deps,
  token: string,
  { user, headers, form }: { user: SignedIn; headers: Headers; form: Pick<OwnerForm, "name" | "email"> },
): Promise<Cookies> {
  const now = new Date();
  return await database.transaction(async (transaction) => {
    const [link] = await transaction
      .select()
      .from(ownerLinks)
      .where(eq(ownerLinks.hash, hashOf(token)))
      .for("update");
    const members = await lockOwnersAnd(transaction, user.id);
    if (!link || members.length > 0) throw new AppError("unauthorized", "owner.linkUsed");
    if (link.expiresAt <= now) throw new AppError("unauthorized", "owner.linkOld");
    const { name, email } = { name: user.name ?? form.name, email: user.email ?? form.email };
    await putMember(transaction, { userId: user.id, name, email, role: "owner", batchIds: [], createdAt: now });
    await transaction.delete(ownerLinks);
    const actor = { kind: "staff", id: user.id } as const;
    await audit(transaction, actor, { verb: "becomeOwner", subject: "staff", subjectId: user.id }, now);
    return (await startStaffSession({ siteUrl }, transaction, { user, headers, setUpUntil: setUpUntil() })).cookies;
  });
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
