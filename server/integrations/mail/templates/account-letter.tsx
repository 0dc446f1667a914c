import { Button, Link, Text } from "@react-email/components";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { greetable } from "#server/integrations/mail/templates/greetable.ts";
import type { AccountLetterWords } from "#shared/content/account-letters.ts";
import type { Company } from "#shared/content/company.ts";

interface AccountLetterProps {
  company: Company;
  name: string;
  words: AccountLetterWords;
  /** Where the actions lead, in their order. */
  links: string[];
}

/** A letter to an account's owner: what happened, the one or two things to do, and what to do if it was not them. */
export function AccountLetter({ company, name, words, links }: AccountLetterProps) {
  const { ink, accent, link } = company.brand.colors;
  const button = { backgroundColor: accent.light, borderRadius: "12px", color: ink.light, fontWeight: 600 };
  return (
    <Frame company={company} preview={words.preview} heading={words.heading}>
      <Text>Dear {greetable(name)},</Text>
      <Text>{words.text}</Text>
      {words.actions.map((label, place) =>
        place === 0 ? (
          <Button key={label} href={links[place]} style={{ ...button, padding: "14px 24px" }}>
            {label}
          </Button>
        ) : (
          <Text key={label}>
            <Link href={links[place]} style={{ color: link.light }}>
              {label}
            </Link>
          </Text>
        ),
      )}
      <Text>{words.note}</Text>
      <Text>The {company.name} team</Text>
    </Frame>
  );
}
