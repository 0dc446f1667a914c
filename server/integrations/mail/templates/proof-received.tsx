import { Text } from "@react-email/components";
import type { ProofFacts } from "#server/integrations/mail/port.ts";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import type { Company } from "#shared/content/company.ts";

/** The letter that tells the staff of a proof of payment. Answering it answers the student. */
export function ProofReceived({ company, proof }: { company: Company; proof: ProofFacts }) {
  const kind = proof.mediaType === "application/pdf" ? "PDF" : "picture";
  return (
    <Frame company={company} preview={`${proof.amount} are said to be paid.`} heading="A proof of payment has arrived">
      <Text>
        {proof.firstName} {proof.lastName} ({proof.email}) has sent the {kind} of a receipt.
      </Text>
      <OrderTable order={proof} />
      <Text>
        A receipt proves nothing by itself: look for {proof.amount} with the reference {proof.reference} in the account,
        then confirm the payment or refuse the receipt.
      </Text>
      <PageButton company={company} href={proof.reviewUrl}>
        See the receipt and decide
      </PageButton>
      <Text style={{ fontSize: "13px" }}>
        Whoever has this link can decide about the payment, for 30 days: please pass it on to nobody.
      </Text>
    </Frame>
  );
}
