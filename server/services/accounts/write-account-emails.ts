import type { Database } from "#server/db/client.ts";
import { findPasswordResets, findUsers, type UserRow } from "#server/db/queries/users.ts";
import type { EmailContent, Emails } from "#server/integrations/mail/port.ts";
import { linkPurpose } from "#server/services/accounts/account-deps.ts";
import { confirmationToken } from "#server/services/accounts/confirm-email.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { AccountEmailKind } from "#server/services/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/services/mail/email-writer.ts";

export interface AccountEmailDeps {
  database: Database;
  emails: Emails;
  signedTokens: SignedTokens;
  /** Where the links lead; no closing slash. */
  siteUrl: string;
}

/**
 * Writers of the emails to an account's owner. A job names the user, or the reset: the links are signed as the email
 * is written, and stand nowhere else.
 */
export function writeAccountEmails(deps: AccountEmailDeps): Record<AccountEmailKind, EmailWriter> {
  const { database, emails, signedTokens, siteUrl } = deps;
  const linkTo = (page: string, token: string) => `${siteUrl}${page}?token=${token}`;
  return {
    "email-confirmation": async (userIds) => {
      const users = (await findUsers(database, userIds)).filter(({ emailVerified }) => !emailVerified);
      return await inputsOf(users, async (user) =>
        emails.emailConfirmation({
          name: user.name,
          link: linkTo("/confirm-email", await confirmationToken({ signedTokens }, user)),
        }),
      );
    },
    "account-exists": async (userIds) =>
      await inputsOf(await findUsers(database, userIds), async ({ name }) =>
        emails.accountExists({ name, signIn: `${siteUrl}/sign-in`, reset: `${siteUrl}/forgot-password` }),
      ),
    "password-reset": async (resetIds) => {
      const open = (await findPasswordResets(database, resetIds)).filter(({ expiresAt }) => expiresAt > new Date());
      return await inputsOf(open, async ({ id, name, expiresAt }) =>
        emails.passwordReset({
          name,
          link: linkTo("/reset-password", await signedTokens.sign(linkPurpose.reset, id, expiresAt)),
        }),
      );
    },
    "password-changed": async (userIds) =>
      await inputsOf(await findUsers(database, userIds), async ({ name }) =>
        emails.passwordChanged({ name, link: `${siteUrl}/forgot-password` }),
      ),
  };
}

async function inputsOf<About extends Pick<UserRow, "id" | "name" | "email">>(
  records: About[],
  write: (record: About) => Promise<EmailContent>,
): Promise<Map<string, EmailMessage>> {
  const messages = records.map(async (record): Promise<[string, EmailMessage]> => {
    return [record.id, { ...(await write(record)), to: addresseeOf(record), endsOnRefusal: true }];
  });
  return new Map(await Promise.all(messages));
}
