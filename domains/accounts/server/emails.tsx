import { type EmailTemplate, Greeting, MailLink, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import type { Messages } from "#shared/words.ts";

const onlyLink = ({ link }: AccountFacts) => [link];

export const emailConfirmation = accountEmail("confirmation", onlyLink);
export const accountExists = accountEmail("exists", ({ signIn, reset }: ExistingAccountFacts) => [signIn, reset]);
export const passwordReset = accountEmail("reset", onlyLink);
export const passwordChanged = accountEmail("passwordChanged", onlyLink);

/**
 * Tells an account's owner what happened, the one or two things to do, and what to do if it was someone else. `linksOf`
 * answers where the words' actions lead, in their order.
 */
function accountEmail<Facts extends { name: string }>(
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

/** An email to an account's owner: the name it greets, and the address it leads to. */
export interface AccountFacts {
  name: string;
  link: string;
}

/** The same, for an address that has an account already. */
export interface ExistingAccountFacts {
  name: string;
  signIn: string;
  reset: string;
}
