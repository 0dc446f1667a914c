import type { ProofFacts } from "#server/integrations/mail/port.ts";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { NoWrap } from "#server/integrations/mail/templates/no-wrap.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";

/** The email that tells the staff of a proof of payment, with the link to decide about it. */
export function ProofReceived({ company, proof }: { company: Company; proof: ProofFacts }) {
  const { firstName, lastName, email, amount, reference } = proof;
  const name = `${firstName} ${lastName}`;
  return (
    <Frame
      company={company}
      preview={`${name} says that ${amount} are paid. Look for them in the account.`}
      heading="A proof of payment has arrived"
    >
      <FactTable>
        <Fact label="From">{name}</Fact>
        <Fact label="E-mail">
          <MailLink href={`mailto:${email}`}>{email}</MailLink>
        </Fact>
        <Fact label="Receipt">{proof.mediaType === "application/pdf" ? "a PDF" : "a picture"}</Fact>
      </FactTable>
      <OrderTable order={proof} />
      <Paragraph>
        A receipt proves nothing by itself: look for {amount} with the reference <NoWrap>{reference}</NoWrap> in the
        account. Then confirm the payment, or refuse the receipt.
      </Paragraph>
      <PageButton href={proof.reviewUrl}>See the receipt and decide</PageButton>
      <SmallPrint>
        Whoever has this link can decide about the payment, for 30 days. Please do not pass this mail on; to write to
        the student, begin a new one.
      </SmallPrint>
    </Frame>
  );
}
