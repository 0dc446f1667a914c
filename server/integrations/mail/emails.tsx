import { createEmailRenderer, type EmailOptions } from "#server/integrations/mail/email-renderer.tsx";
import type { Emails } from "#server/integrations/mail/port.ts";
import { AccountEmail } from "#server/integrations/mail/templates/account-email.tsx";
import {
  CardPaymentStaffEmail,
  cardPaymentSubject,
} from "#server/integrations/mail/templates/card-payment-staff-email.tsx";
import { EnrolmentAcknowledgement } from "#server/integrations/mail/templates/enrolment-acknowledgement.tsx";
import { EnrolmentStaffEmail } from "#server/integrations/mail/templates/enrolment-staff-email.tsx";
import { InquiryAcknowledgement } from "#server/integrations/mail/templates/inquiry-acknowledgement.tsx";
import { InquiryStaffEmail } from "#server/integrations/mail/templates/inquiry-staff-email.tsx";
import { OrderOpened } from "#server/integrations/mail/templates/order-opened.tsx";
import { OrderPaid } from "#server/integrations/mail/templates/order-paid.tsx";
import { ProofReceived } from "#server/integrations/mail/templates/proof-received.tsx";
import { ProofRefused } from "#server/integrations/mail/templates/proof-refused.tsx";
import { StrayCardPayment } from "#server/integrations/mail/templates/stray-card-payment.tsx";
import { accountEmails } from "#shared/content/account-emails.ts";
import type { Company } from "#shared/content/company.ts";

/** The company's emails but those about demo bookings. */
export function createEmails(company: Company, options: EmailOptions): Emails {
  const email = createEmailRenderer(company, options);
  return {
    inquiryStaffEmail: (inquiry) =>
      email(
        inquiry.service
          ? `Quote request from ${nameOf(inquiry)}: ${inquiry.service}`
          : `New inquiry from ${nameOf(inquiry)}`,
        <InquiryStaffEmail company={company} inquiry={inquiry} />,
      ),
    inquiryAcknowledgement: (inquiry) =>
      email(
        `We have received your message | ${company.name}`,
        <InquiryAcknowledgement company={company} inquiry={inquiry} />,
      ),
    orderOpened: (order) =>
      email(
        `Your place: ${order.amount} to pay, order ${order.reference}`,
        <OrderOpened company={company} order={order} />,
      ),
    orderPaid: (order) =>
      email(`Paid: your place in ${order.courseTitle} is yours`, <OrderPaid company={company} order={order} />),
    proofRefused: (order) =>
      email(
        `We could not match your payment, order ${order.reference}`,
        <ProofRefused company={company} order={order} />,
      ),
    proofReceived: (proof) =>
      email(
        `Proof of payment for order ${proof.reference}, ${proof.amount}`,
        <ProofReceived company={company} proof={proof} />,
      ),
    cardPaymentStaffEmail: (payment) =>
      email(cardPaymentSubject(payment), <CardPaymentStaffEmail company={company} payment={payment} />),
    strayCardPayment: (payment) =>
      email(
        `Please look: ${payment.received} by card for no order`,
        <StrayCardPayment company={company} payment={payment} />,
      ),
    enrolmentStaffEmail: (enrolment) =>
      email(
        `Enrolment request from ${nameOf(enrolment)}: ${enrolment.course}`,
        <EnrolmentStaffEmail company={company} enrolment={enrolment} />,
      ),
    enrolmentAcknowledgement: (enrolment) =>
      email(
        `Your place in ${enrolment.course} | ${company.name}`,
        <EnrolmentAcknowledgement company={company} enrolment={enrolment} />,
      ),
    emailConfirmation: ({ name, link }) => {
      const words = accountEmails.confirmation;
      return email(words.subject, <AccountEmail company={company} name={name} words={words} links={[link]} />);
    },
    accountExists: ({ name, signIn, reset }) => {
      const words = accountEmails.exists;
      return email(words.subject, <AccountEmail company={company} name={name} words={words} links={[signIn, reset]} />);
    },
    passwordReset: ({ name, link }) => {
      const words = accountEmails.reset;
      return email(words.subject, <AccountEmail company={company} name={name} words={words} links={[link]} />);
    },
    passwordChanged: ({ name, link }) => {
      const words = accountEmails.passwordChanged;
      return email(words.subject, <AccountEmail company={company} name={name} words={words} links={[link]} />);
    },
  };
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
