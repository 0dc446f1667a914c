import { findPeopleByIds } from "#domains/people/server/queries.ts";
import { factorChange } from "#domains/staff/contract.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { StaffEmailKind } from "#server/mail/email-queue.ts";
import { addresseeOf, type EmailMessage, type EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { Mailbox } from "#server/mail/port.ts";
import type * as templates from "./emails.tsx";
import { setUpLinkLife, setUpPurpose } from "./factor-changes.ts";
import { findFactorChanges, findInvitations, findMembers } from "./queries.ts";
import { invitationPurpose } from "./staff.ts";

interface Deps {
  database: Database;
  emails: Written<typeof templates>;
  signedTokens: SignedTokens;
  /** The site's origin, without a closing slash. */
  siteUrl: string;
  /** The staff's inbox, to which people reply. */
  staff: () => Mailbox;
}

/** The link that accepts an invitation; it is signed when needed and stored nowhere. */
export async function invitationLink(
  { signedTokens, siteUrl }: Pick<Deps, "signedTokens" | "siteUrl">,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<string> {
  return `${siteUrl}/admin/invitation?token=${await signedTokens.sign(invitationPurpose, id, expiresAt)}`;
}

/** The writers of the emails of the back office. */
export function writeStaffEmails(deps: Deps): Record<StaffEmailKind, EmailWriter> {
  const { database, emails, staff, signedTokens, siteUrl } = deps;
  return {
    "staff-invitation": async (ids) => {
      const now = new Date();
      const open = (await findInvitations(database, ids)).filter(
        ({ endedAt, expiresAt }) => endedAt === null && expiresAt > now,
      );
      const messages = open.map(async (invitation): Promise<[string, EmailMessage]> => {
        const link = await invitationLink(deps, invitation);
        const { id, name, role, expiresAt: until } = invitation;
        const content = emails.staffInvitation({ name, role, until, link });
        return [id, { ...content, to: addresseeOf(invitation), endsOnRefusal: true }];
      });
      return new Map(await Promise.all(messages));
    },
    "staff-set-up": async (userIds) => {
      const messages = (await findMembers(database, userIds)).map(async (member): Promise<[string, EmailMessage]> => {
        const until = new Date(Date.now() + setUpLinkLife);
        const token = await signedTokens.sign(setUpPurpose, member.userId, until);
        const content = emails.staffSetUp({ name: member.name, link: `${siteUrl}/admin/verify?link=${token}` });
        return [member.userId, { ...content, to: addresseeOf(member), endsOnRefusal: true }];
      });
      return new Map(await Promise.all(messages));
    },
    "staff-factor-changed": async (ids) => {
      const messages = (await findFactorChanges(database, ids)).map((found): [string, EmailMessage] => {
        const { id, at, verb, details, member } = found;
        const content = emails.staffFactorChanged({
          ...{ name: member.name, at, change: factorChange.parse(verb) },
          device: String(details.device ?? ""),
          country: details.country ? String(details.country) : null,
          link: `${siteUrl}/admin/security`,
        });
        return [String(id), { ...content, to: addresseeOf(member), endsOnRefusal: true }];
      });
      return new Map(messages);
    },
    "people-merged": async (abouts) => {
      const found = await findPeopleByIds(
        database,
        abouts.map((about) => about.split(".")[1] ?? ""),
      );
      const messages = abouts.flatMap((about): [string, EmailMessage][] => {
        const person = found.find(({ id }) => about.endsWith(`.${id}`));
        if (!person?.email) return [];
        const { name, email } = person;
        const content = emails.peopleMerged({ name });
        return [[about, { ...content, to: addresseeOf({ name, email }), replyTo: staff(), endsOnRefusal: true }]];
      });
      return new Map(messages);
    },
  };
}
