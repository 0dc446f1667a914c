import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";

/** How to reach a person, as rows of a table of facts; `phone` in E.164. */
export function ContactFacts({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <Fact label="Phone">
        <MailLink href={`tel:${phone}`}>{phone}</MailLink>
      </Fact>
      <Fact label="E-mail">
        <MailLink href={`mailto:${email}`}>{email}</MailLink>
      </Fact>
    </>
  );
}
