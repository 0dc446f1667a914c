import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { AccountEmailKind, EmailQueue } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { EmailContent } from "#server/mail/port.ts";
import { day, hour } from "#shared/durations.ts";
import type * as templates from "./emails.tsx";
import { findPasswordResets, findUsers } from "./queries.ts";

export interface AccountEmailDeps {
  database: Database;
  emails: Written<typeof templates>;
  signedTokens: SignedTokens;
  /** The site's origin, without a closing slash. */
  siteUrl: string;
}

/** The purposes that the links in these emails are signed for. */
export const linkPurpose = { confirm: "confirm-email", reset: "reset-password" };

/** Lifetimes of a confirmation link and of one for a new password, from when its email is written. */
const confirmationLife = 7 * day;
const resetLinkLife = hour;

/**
 * Queues an email to an account's owner, in a transaction of its own, because the auth library commits by itself. `about`
 * is the user's id, for `password-reset` the reset's.
 */
export async function enqueueAccountEmail(
  { database, emailQueue }: { database: Database; emailQueue: EmailQueue },
  email: AccountEmailKind,
  about: string,
): Promise<void> {
  await database.transaction((transaction) => emailQueue.enqueue(transaction, [{ email, about }]));
}

/**
 * Writers of the emails to an account's owner. The links are signed when the email is written and are stored nowhere
 * else.
 */
export function writeAccountEmails(deps: AccountEmailDeps): Record<AccountEmailKind, EmailWriter> {
  const { database, emails, signedTokens, siteUrl } = deps;
  const linkTo = async (page: string, purpose: string, subject: string, expires: Date) =>
    `${siteUrl}${page}?token=${await signedTokens.sign(purpose, subject, expires)}`;
  return {
    "email-confirmation": async (userIds) => {
      const users = (await findUsers(database, userIds)).filter(({ emailVerified }) => !emailVerified);
      return await writeEach(users, async ({ id, name, email }) => {
        const expires = new Date(Date.now() + confirmationLife);
        const link = await linkTo("/confirm-email", linkPurpose.confirm, `${id} ${email}`, expires);
        return emails.emailConfirmation({ name, link });
      });
    },
    "account-exists": async (userIds) =>
      await writeEach(await findUsers(database, userIds), ({ name }) =>
        emails.accountExists({ name, signIn: `${siteUrl}/sign-in`, reset: `${siteUrl}/forgot-password` }),
      ),
    "password-reset": async (resetIds) => {
      const open = (await findPasswordResets(database, resetIds)).filter(({ expiresAt }) => expiresAt > new Date());
      return await writeEach(open, async ({ id, name, expiresAt }) => {
        const expires = new Date(Math.min(expiresAt.getTime(), Date.now() + resetLinkLife));
        return emails.passwordReset({ name, link: await linkTo("/reset-password", linkPurpose.reset, id, expires) });
      });
    },
    "password-changed": async (userIds) =>
      await writeEach(await findUsers(database, userIds), ({ name }) =>
        emails.passwordChanged({ name, link: `${siteUrl}/forgot-password` }),
      ),
  };
}

async function writeEach<Found extends { id: string; name: string; email: string }>(
  found: Found[],
  write: (one: Found) => EmailContent | Promise<EmailContent>,
): Promise<Map<string, EmailMessage>> {
  const messages = found.map(async (one): Promise<[string, EmailMessage]> => {
    return [one.id, { ...(await write(one)), to: addresseeOf(one), endsOnRefusal: true }];
  });
  return new Map(await Promise.all(messages));
}
