import { type LinkDeps, requireAccount } from "#domains/accounts/server/confirm-email.ts";
import { lockUser } from "#domains/accounts/server/queries.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit, visitor as visitorActor } from "#server/audit/actor.ts";
import { removeEmailsAbout } from "#server/jobs/pending.ts";
import { removeAccounts } from "./removal.ts";

/**
 * Ends an account that someone made with another person's address, for the bearer of the welcome email's link: every
 * session ends, and the address is free. Throws `unauthorized` for an invalid link, and `conflict` for an account whose
 * address is confirmed, or that is on the staff.
 */
export async function refuseAccount({ database, signedTokens }: LinkDeps, token: string): Promise<void> {
  const { id } = await requireAccount({ database, signedTokens }, token);
  await database.transaction(async (transaction) => {
    const account = await lockUser(transaction, id);
    if (!account) throw new AppError("unauthorized", "account.linkUsedUp");
    if (account.emailVerified) throw new AppError("conflict", "account.alreadyConfirmed");
    if (await findMember(transaction, id)) throw new AppError("conflict", "account.refusedMember");
    await removeAccounts(transaction, [id]);
    await removeEmailsAbout(transaction, [id]);
    await audit(transaction, visitorActor, { verb: "refuseAccount", subject: "account", subjectId: id }, new Date());
  });
}
