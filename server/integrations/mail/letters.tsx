import { type LetterOptions, letterPress } from "#server/integrations/mail/letter-press.tsx";
import type { Letters } from "#server/integrations/mail/port.ts";
import { AccountLetter } from "#server/integrations/mail/templates/account-letter.tsx";
import { CardPaymentNotice, cardPaymentSubject } from "#server/integrations/mail/templates/card-payment-notice.tsx";
import { EnrolmentAcknowledgement } from "#server/integrations/mail/templates/enrolment-acknowledgement.tsx";
import { EnrolmentNotice } from "#server/integrations/mail/templates/enrolment-notice.tsx";
import { InquiryAcknowledgement } from "#server/integrations/mail/templates/inquiry-acknowledgement.tsx";
import { InquiryNotice } from "#server/integrations/mail/templates/inquiry-notice.tsx";
import { OrderOpened } from "#server/integrations/mail/templates/order-opened.tsx";
import { OrderPaid } from "#server/integrations/mail/templates/order-paid.tsx";
import { ProofReceived } from "#server/integrations/mail/templates/proof-received.tsx";
import { ProofRefused } from "#server/integrations/mail/templates/proof-refused.tsx";
import { StrayCardPayment } from "#server/integrations/mail/templates/stray-card-payment.tsx";
import { accountLetters } from "#shared/content/account-letters.ts";
import type { Company } from "#shared/content/company.ts";

/** The company's letters but those about demo bookings. */
export function createLetters(company: Company, options: LetterOptions): Letters {
  const letter = letterPress(company, options);
  return {
    inquiryNotice: (inquiry) =>
      letter(
        inquiry.service
          ? `Quote request from ${nameOf(inquiry)}: ${inquiry.service}`
          : `New inquiry from ${nameOf(inquiry)}`,
        <InquiryNotice company={company} inquiry={inquiry} />,
      ),
    inquiryAcknowledgement: (inquiry) =>
      letter(
        `We have received your message | ${company.name}`,
        <InquiryAcknowledgement company={company} inquiry={inquiry} />,
      ),
    orderOpened: (order) =>
      letter(
        `Your place: ${order.amount} to pay, order ${order.reference}`,
        <OrderOpened company={company} order={order} />,
      ),
    orderPaid: (order) =>
      letter(`Paid: your place in ${order.courseTitle} is yours`, <OrderPaid company={company} order={order} />),
    proofRefused: (order) =>
      letter(
        `We could not match your payment, order ${order.reference}`,
        <ProofRefused company={company} order={order} />,
      ),
    proofReceived: (proof) =>
      letter(
        `Proof of payment for order ${proof.reference}, ${proof.amount}`,
        <ProofReceived company={company} proof={proof} />,
      ),
    cardPaymentNotice: (payment) =>
      letter(cardPaymentSubject(payment), <CardPaymentNotice company={company} payment={payment} />),
    strayCardPayment: (payment) =>
      letter(
        `Please look: ${payment.received} by card for no order`,
        <StrayCardPayment company={company} payment={payment} />,
      ),
    enrolmentNotice: (enrolment) =>
      letter(
        `Enrolment request from ${nameOf(enrolment)}: ${enrolment.course}`,
        <EnrolmentNotice company={company} enrolment={enrolment} />,
      ),
    enrolmentAcknowledgement: (enrolment) =>
      letter(
        `Your place in ${enrolment.course} | ${company.name}`,
        <EnrolmentAcknowledgement company={company} enrolment={enrolment} />,
      ),
    emailConfirmation: ({ name, link }) => {
      const words = accountLetters.confirmation;
      return letter(words.subject, <AccountLetter company={company} name={name} words={words} links={[link]} />);
    },
    accountExists: ({ name, signIn, reset }) => {
      const words = accountLetters.exists;
      return letter(
        words.subject,
        <AccountLetter company={company} name={name} words={words} links={[signIn, reset]} />,
      );
    },
    passwordReset: ({ name, link }) => {
      const words = accountLetters.reset;
      return letter(words.subject, <AccountLetter company={company} name={name} words={words} links={[link]} />);
    },
    passwordChanged: ({ name, link }) => {
      const words = accountLetters.passwordChanged;
      return letter(words.subject, <AccountLetter company={company} name={name} words={words} links={[link]} />);
    },
  };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
