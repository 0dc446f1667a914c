import type { CardPaymentFacts, OrderFacts, ProofFacts, StrayPaymentFacts } from "#server/integrations/mail/port.ts";
import {
  EmailFact,
  type EmailTemplate,
  Fact,
  FactTable,
  Greeting,
  MailLink,
  NoWrap,
  PageButton,
  Paragraph,
  PhoneFact,
  Signature,
  SmallPrint,
} from "#server/integrations/mail/templates/email-parts.tsx";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

/** Tells a student what to pay, until when, and where the order's page is. */
export const orderOpened: EmailTemplate<OrderFacts> = (order, { company }) => {
  const { reference, courseTitle, amount } = order;
  const due = order.dueAt.toLocaleDateString("en-GB", { timeZone: company.hours.timeZone, dateStyle: "long" });
  return {
    subject: `Your place: ${amount} to pay, order ${reference}`,
    preview: `${courseTitle}: please pay by ${due}.`,
    heading: "Pay for your place",
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>
          Your request is with us. The order's page shows every way to pay, takes your receipt, and tells you how your
          payment stands.
        </Paragraph>
        <OrderTable order={order} />
        <Paragraph>
          Please pay by <NoWrap>{due}</NoWrap> and put the reference <NoWrap>{reference}</NoWrap> into the transfer's
          message.
        </Paragraph>
        <PageButton href={order.pageUrl}>Pay or send your receipt</PageButton>
        <Signature />
        <SmallPrint>
          The link is yours alone and works for a year. You did not enrol with us? Then somebody mistyped an address;
          there is nothing to do.
        </SmallPrint>
      </>
    ),
  };
};

/** Tells a student that the money has arrived. The refund terms are from specification §9. */
export const orderPaid: EmailTemplate<OrderFacts> = (order) => {
  const { courseTitle, amount, months } = order;
  return {
    subject: `Paid: your place in ${courseTitle} is yours`,
    preview: `We have received ${amount} for ${courseTitle}. See what comes next.`,
    heading: "Your place is paid",
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>
          Thank you: we have received {amount}. Our team will contact you via WhatsApp with the day your classes begin.
        </Paragraph>
        <OrderTable order={order} />
        {order.renews ? (
          <Paragraph>
            Your plan renews by card at {amount} every {months} months. You can cancel that anytime on your order's
            page.
          </Paragraph>
        ) : null}
        <Paragraph>
          Within 7 days from the start of the course you may have all of it back; an e-mail to us is enough.
        </Paragraph>
        <PageButton href={order.pageUrl}>See your order</PageButton>
        <Signature />
      </>
    ),
  };
};

/** Tells a student that the money on a receipt was not found, and what to do. */
export const proofRefused: EmailTemplate<OrderFacts> = (order, { company }) => {
  const [phone] = company.phones;
  return {
    subject: `We could not match your payment, order ${order.reference}`,
    preview: "Your order stays open. Please look at your receipt again.",
    heading: "We could not match your payment",
    body: (
      <>
        <Greeting name={order.firstName} otherwise="student" />
        <Paragraph>
          We looked for the money your receipt shows and did not find it. Please compare the amount and the reference
          with your bank's record, and send us a clearer receipt.
        </Paragraph>
        <OrderTable order={order} />
        <PageButton href={order.pageUrl}>Send another receipt</PageButton>
        {phone ? (
          <Paragraph>
            If you are sure that you have paid, call <MailLink href={`tel:${phone.e164}`}>{phone.display}</MailLink>,
            and we look together.
          </Paragraph>
        ) : null}
        <Signature />
      </>
    ),
  };
};

/** Tells the staff of a proof of payment, with the link to decide about it. */
export const proofReceived: EmailTemplate<ProofFacts> = (proof) => {
  const { amount, reference } = proof;
  const name = nameOf(proof);
  return {
    subject: `Proof of payment for order ${reference}, ${amount}`,
    preview: `${name} says that ${amount} are paid. Look for them in the account.`,
    heading: "A proof of payment has arrived",
    body: (
      <>
        <FactTable>
          <Fact label="From">{name}</Fact>
          <EmailFact email={proof.email} />
          <Fact label="Receipt">{proof.mediaType === "application/pdf" ? "a PDF" : "a picture"}</Fact>
        </FactTable>
        <OrderTable order={proof} />
        <Paragraph>
          A receipt proves nothing by itself: look for {amount} with the reference <NoWrap>{reference}</NoWrap> in the
          account. Then confirm the payment, or refuse the receipt.
        </Paragraph>
        <PageButton href={proof.reviewUrl}>See the receipt and decide</PageButton>
        <ReviewCaution />
      </>
    ),
  };
};

/** What the staff should do about a card payment, by how it fits the order. */
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

/** Tells the staff of a card payment, with the link to the order. */
export const cardPaymentStaffEmail: EmailTemplate<CardPaymentFacts> = (payment, { company }) => {
  const { fit, received, reference, email, phone, courseTitle } = payment;
  const name = nameOf(payment);
  const { heading, text } = advice[fit];
  return {
    subject:
      fit === "paid"
        ? `Paid by card: ${received}, order ${reference}`
        : `Please look: ${received} by card for order ${reference}`,
    preview: `${name}, ${courseTitle}`,
    heading,
    body: (
      <>
        <FactTable>
          <Fact label="From">{name}</Fact>
          <PhoneFact phone={phone} />
          <EmailFact email={email} />
          <Fact label="Received">{received}</Fact>
        </FactTable>
        <OrderTable order={payment} />
        <Paragraph>{text}</Paragraph>
        <Paragraph>
          <MailLink href={whatsappLink({ e164: phone, greeting: `${company.name}: ${courseTitle}` })} inText="action">
            Write on WhatsApp
          </MailLink>
        </Paragraph>
        <PageButton href={payment.reviewUrl}>
          {fit === "mismatch" ? "See the order and decide" : "See the order"}
        </PageButton>
        <ReviewCaution />
      </>
    ),
  };
};

/** Tells the staff of a card payment that belongs to no order. */
export const strayCardPayment: EmailTemplate<StrayPaymentFacts> = ({ received, event }) => ({
  subject: `Please look: ${received} by card for no order`,
  preview: `${received} came by card for no order here.`,
  heading: "A card payment belongs to no order",
  body: (
    <>
      <FactTable>
        <Fact label="Received">{received}</Fact>
        <Fact label="Event">
          <NoWrap>{event}</NoWrap>
        </Fact>
      </FactTable>
      <Paragraph>
        The card provider says that this money was taken, for a checkout that no order here has opened. Please look the
        event up in the card provider's dashboard: it names who paid. Then give them their place, or return the money.
      </Paragraph>
      <Paragraph>If the same account at the card provider sells other things too, this may be one of them.</Paragraph>
    </>
  ),
});

/** What an order is for and what it costs. */
function OrderTable({ order }: { order: OrderFacts }) {
  const { reference, courseTitle, planTitle, monthly, months, amount } = order;
  return (
    <FactTable>
      <Fact label="Order">{reference}</Fact>
      <Fact label="Course">{courseTitle}</Fact>
      <Fact label="Plan">{`${planTitle}, ${monthly} a month for ${months} months`}</Fact>
      <Fact label="Amount" isMain>
        {amount}
      </Fact>
    </FactTable>
  );
}

/** The link in these emails is the key to the decision. */
function ReviewCaution() {
  return (
    <SmallPrint>
      Anyone who has this link can decide about the payment, for 30 days. Please do not forward this mail; to write to
      the student, begin a new one.
    </SmallPrint>
  );
}

const nameOf = ({ firstName, lastName }: OrderFacts) => `${firstName} ${lastName}`;
