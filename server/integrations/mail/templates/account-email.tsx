import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { Greeting } from "#server/integrations/mail/templates/greeting.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import type { AccountEmailWords } from "#shared/content/account-emails.ts";
import type { Company } from "#shared/content/company.ts";

interface AccountEmailProps {
  company: Company;
  name: string;
  words: AccountEmailWords;
  /** Where the actions lead, in their order. */
  links: string[];
}

/** An email to an account's owner: what happened, the one or two things to do, and what to do if it was not them. */
export function AccountEmail({ company, name, words, links }: AccountEmailProps) {
  const [main = "", ...others] = words.actions;
  return (
    <Frame company={company} preview={words.preview} heading={words.heading}>
      <Greeting name={name} />
      <Paragraph>{words.text}</Paragraph>
      <PageButton href={links[0] ?? ""}>{main}</PageButton>
      {others.map((label, place) => (
        <Paragraph key={label}>
          <MailLink href={links[place + 1] ?? ""} inText="action">
            {label}
          </MailLink>
        </Paragraph>
      ))}
      <Paragraph>{words.note}</Paragraph>
      <Paragraph>The {company.name} team</Paragraph>
    </Frame>
  );
}
