import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { byId, defineEmail, type Typed } from "#server/mail/define-email.ts";
import type { EmailTemplate } from "#server/mail/email-theme.tsx";
import { Greeting, MailLink, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink } from "#server/mail/samples.ts";
import { day, hour } from "#shared/durations.ts";
import type { Messages } from "#shared/words.ts";
import { linkPurpose } from "./account-links.ts";
import { findPasswordResets, findUsers } from "./queries.ts";

/** Lifetimes of a confirmation link and of one for a new password, from when its email is written. */
export const confirmationLife = 7 * day;
const resetLinkLife = hour;

/** Asks an account's owner to confirm the address. */
export const emailConfirmation = defineEmail({
  kind: "email-confirmation",
  pool: "account",
  find: findOwners,
  isDue: ({ emailVerified }) => !emailVerified,
  to: ownerOf,
  facts: async ({ id, name, email }, deps) => {
    const expires = new Date(Date.now() + confirmationLife);
    return {
      name,
      link: await linkTo(deps, "/confirm-email", { purpose: linkPurpose.confirm, subject: `${id} ${email}`, expires }),
    };
  },
  samples: (typed) => ({ "account, confirmation": sampleOwner(typed) }),
  view: accountView("confirmation", onlyLink),
});

/**
 * Tells an account's owner that someone signed up with the address again. Anyone can cause it, so it never takes the
 * turn of a link that the owner asks for.
 */
export const accountExists = defineEmail({
  kind: "account-exists",
  pool: "forms",
  find: findOwners,
  to: ownerOf,
  facts: ({ name }, { addressOf }) => ({ name, signIn: addressOf("/sign-in"), reset: addressOf("/forgot-password") }),
  samples: (typed) => ({
    "account, exists": { name: typed("win at www.casino.example"), signIn: sampleLink, reset: `${sampleLink}2` },
  }),
  view: accountView("exists", ({ signIn, reset }: { name: string; signIn: string; reset: string }) => [signIn, reset]),
});

/** The link with which an account's owner chooses a new password. */
export const passwordReset = defineEmail({
  kind: "password-reset",
  pool: "account",
  find: async ({ database }: EmailDeps, ids) => byId(await findPasswordResets(database, ids)),
  isDue: ({ expiresAt }) => expiresAt > new Date(),
  to: ownerOf,
  facts: async ({ id, name, expiresAt }, deps) => {
    const expires = new Date(Math.min(expiresAt.getTime(), Date.now() + resetLinkLife));
    return { name, link: await linkTo(deps, "/reset-password", { purpose: linkPurpose.reset, subject: id, expires }) };
  },
  samples: (typed) => ({ "account, reset": sampleOwner(typed) }),
  view: accountView("reset", onlyLink),
});

/** Tells an account's owner that the password was changed; counted while nobody has confirmed the account's address. */
export const passwordChanged = defineEmail({
  kind: "password-changed",
  pool: "forms",
  find: findOwners,
  to: ownerOf,
  isProved: ({ emailVerified }) => emailVerified,
  facts: ({ name }, { addressOf }) => ({ name, link: addressOf("/forgot-password") }),
  samples: (typed) => ({ "account, changed": sampleOwner(typed) }),
  view: accountView("passwordChanged", onlyLink),
});

/** The owner of an account, with the language that they have chosen, if any. */
function ownerOf({ name, email, locale }: { name: string; email: string; locale: string | null }) {
  return { name, email, ...(locale !== null && { locale }) };
}

async function findOwners({ database }: EmailDeps, userIds: string[]) {
  return byId(await findUsers(database, userIds));
}

/** A link that is signed when the email is written and stored nowhere else. */
export async function linkTo(
  { addressOf, signedTokens }: EmailDeps,
  page: string,
  { purpose, subject, expires }: { purpose: string; subject: string; expires: Date },
): Promise<string> {
  return addressOf(`${page}?token=${await signedTokens.sign(purpose, subject, expires)}`);
}

/** The name that an email to an account's owner greets, and the address it leads to. */
interface OwnerFacts {
  name: string;
  link: string;
}

const sampleOwner = (typed: Typed): OwnerFacts => ({ name: typed("Ayesha"), link: sampleLink });

function onlyLink({ link }: OwnerFacts): string[] {
  return [link];
}

/**
 * Tells an account's owner what happened, the one or two things to do, and what to do if it was someone else. `linksOf`
 * answers where the words' actions lead, in their order.
 */
function accountView<Facts extends { name: string }>(
  name: keyof Messages["emails"]["accounts"],
  linksOf: (facts: Facts) => string[],
): EmailTemplate<Facts> {
  return (facts, { words }) => {
    const { subject, preview, heading, text, actions, note } = words.accounts[name];
    const [main = "", ...others] = actions;
    const [mainLink = "", ...otherLinks] = linksOf(facts);
    return {
      ...{ subject, preview, heading },
      brief: { action: { label: main, href: mainLink } },
      body: (
        <>
          <Greeting name={facts.name} />
          <Paragraph>{text}</Paragraph>
          <PageButton href={mainLink}>{main}</PageButton>
          {others.map((label, place) => (
            <Paragraph key={label}>
              <MailLink href={otherLinks[place] ?? ""} inText="action">
                {label}
              </MailLink>
            </Paragraph>
          ))}
          <Paragraph>{note}</Paragraph>
          <Signature />
        </>
      ),
    };
  };
}
