import type { CardPaymentFacts } from "#server/integrations/mail/port.ts";
import { ContactFacts } from "#server/integrations/mail/templates/contact-facts.tsx";
import { Fact } from "#server/integrations/mail/templates/fact.tsx";
import { FactTable } from "#server/integrations/mail/templates/fact-table.tsx";
import { Frame } from "#server/integrations/mail/templates/frame.tsx";
import { MailLink } from "#server/integrations/mail/templates/mail-link.tsx";
import { OrderTable } from "#server/integrations/mail/templates/order-table.tsx";
import { PageButton } from "#server/integrations/mail/templates/page-button.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { SmallPrint } from "#server/integrations/mail/templates/small-print.tsx";
import type { Company } from "#shared/content/company.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

/** What the staff are to make of the money, by how it fits the order. */
const advice: Record<CardPaymentFacts["fit"], { heading: string; text: string }> = {
  paid: {
    heading: "An order was paid by card",
    text: "The place is theirs. The page and a mail have told them so, and that you will write by WhatsApp with the day classes begin.",
  },
  paid_late: {
    heading: "An order that had ended was paid by card",
    text: "It had expired or was cancelled, but the money has arrived, so it counts as paid. Give them the place, or return the money in the card provider's dashboard.",
  },
  paid_twice: {
    heading: "An order was paid a second time",
    text: "It was paid before, by card or by transfer. Please return one of the payments: the card's in the card provider's dashboard, where its renewal is to be cancelled too.",
  },
  mismatch: {
    heading: "A card payment does not fit its order",
    text: "Amount or currency differ from the order's, so it still waits for its money. Please look at the payment in the card provider's dashboard, then confirm the order or return the money.",
  },
};

/** What the staff's email about a card payment is called. */
export function cardPaymentSubject({ fit, received, reference }: CardPaymentFacts): string {
  return fit === "paid"
    ? `Paid by card: ${received}, order ${reference}`
    : `Please look: ${received} by card for order ${reference}`;
}

/** The email that tells the staff of money that came by card, with the link to the order. */
export function CardPaymentStaffEmail({ company, payment }: { company: Company; payment: CardPaymentFacts }) {
  const { fit, received, firstName, lastName, email, phone, courseTitle, reviewUrl } = payment;
  const { heading, text } = advice[fit];
  const name = `${firstName} ${lastName}`;
  const chat = whatsappLink({ e164: phone, greeting: `${company.name}: ${courseTitle}` });
  return (
    <Frame company={company} preview={`${name}, ${courseTitle}`} heading={heading}>
      <FactTable>
        <Fact label="From">{name}</Fact>
        <ContactFacts email={email} phone={phone} />
        <Fact label="Received">{received}</Fact>
      </FactTable>
      <OrderTable order={payment} />
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        <MailLink href={chat} inText="action">
          Write on WhatsApp
        </MailLink>
      </Paragraph>
      <PageButton href={reviewUrl}>{fit === "mismatch" ? "See the order and decide" : "See the order"}</PageButton>
      <SmallPrint>
        Whoever has this link can decide about the payment, for 30 days. Please do not pass this mail on; to write to
        the student, begin a new one.
      </SmallPrint>
    </Frame>
  );
}
