import type { Database } from "#server/db/client.ts";
import { findPasswordResets, findUsers, type UserRow } from "#server/db/queries/users.ts";
import type { Letter, Letters } from "#server/integrations/mail/port.ts";
import { linkPurpose } from "#server/services/accounts/account-needs.ts";
import { confirmationToken } from "#server/services/accounts/confirm-email.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { addresseeOf } from "#server/services/mail/addressee-of.ts";
import type { AccountLetter } from "#server/services/mail/letter-names.ts";
import type { Draft, LetterWriter } from "#server/services/mail/letter-writer.ts";

export interface AccountLetterNeeds {
  database: Database;
  letters: Letters;
  links: SignedTokens;
  /** Where the links lead; no closing slash. */
  siteUrl: string;
}

/**
 * Writers of the letters to an account's owner. A job names the user, or the reset: the links are signed as the letter
 * is written, and stand nowhere else.
 */
export function writeAccountLetters(needs: AccountLetterNeeds): Record<AccountLetter, LetterWriter> {
  const { database, letters, links, siteUrl } = needs;
  const linkTo = (page: string, token: string) => `${siteUrl}${page}?token=${token}`;
  return {
    "email-confirmation": async (userIds) => {
      const users = (await findUsers(database, userIds)).filter(({ emailVerified }) => !emailVerified);
      return await draftsOf(users, async (user) =>
        letters.emailConfirmation({
          name: user.name,
          link: linkTo("/confirm-email", await confirmationToken({ links }, user)),
        }),
      );
    },
    "account-exists": async (userIds) =>
      await draftsOf(await findUsers(database, userIds), async ({ name }) =>
        letters.accountExists({ name, signIn: `${siteUrl}/sign-in`, reset: `${siteUrl}/forgot-password` }),
      ),
    "password-reset": async (resetIds) => {
      const open = (await findPasswordResets(database, resetIds)).filter(({ expiresAt }) => expiresAt > new Date());
      return await draftsOf(open, async ({ id, name, expiresAt }) =>
        letters.passwordReset({
          name,
          link: linkTo("/reset-password", await links.sign(linkPurpose.reset, id, expiresAt)),
        }),
      );
    },
    "password-changed": async (userIds) =>
      await draftsOf(await findUsers(database, userIds), async ({ name }) =>
        letters.passwordChanged({ name, link: `${siteUrl}/forgot-password` }),
      ),
  };
}

async function draftsOf<About extends Pick<UserRow, "id" | "name" | "email">>(
  records: About[],
  write: (record: About) => Promise<Letter>,
): Promise<Map<string, Draft>> {
  const drafts = records.map(async (record): Promise<[string, Draft]> => {
    return [record.id, { ...(await write(record)), to: addresseeOf(record), endsOnRefusal: true }];
  });
  return new Map(await Promise.all(drafts));
}
