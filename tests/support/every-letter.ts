import { createDemoLetters } from "#server/integrations/mail/demo-letters.tsx";
import type { LetterOptions } from "#server/integrations/mail/letter-press.tsx";
import { createLetters } from "#server/integrations/mail/letters.tsx";
import type { Letter } from "#server/integrations/mail/port.ts";
import type { Company } from "#shared/content/company.ts";

/** Every letter there is, by name, with this in every place that words of others can get to. */
export function everyLetter(company: Company, options: LetterOptions, written: string): Record<string, () => Letter> {
  const letters = createLetters(company, options);
  const demoLetters = createDemoLetters(company, options);
  const [createdAt, id, email, phone] = [new Date(), "5f6c0f5e", "ayesha@example.com", "+923001234567"];
  const person = { firstName: written, lastName: written, email, phone, name: written };
  const inquiry = { id, createdAt, ...person, inquiryType: written, service: written, message: written };
  const plan = { title: "Standard", monthlyPrice: 149, months: 4, total: 596 };
  const enrolment = { id, createdAt, ...person, country: written, message: written, course: written, plan };
  const money = { amount: "$596", monthly: "$149", months: 4, dueAt: createdAt };
  const order = { ...person, ...money, reference: "ABCD-EFGH", planTitle: written, courseTitle: written };
  const proof = {
    ...order,
    pageUrl: "https://darsgah.example/",
    reviewUrl: "https://darsgah.example/",
    mediaType: written,
    renews: true,
  };
  const payment = { ...proof, received: "$596" };
  const link = "https://darsgah.example/confirm-email?token=x";
  const times = { starts: createdAt, ends: createdAt, timeZone: "Europe/Berlin" };
  const booking = { id, ...person, ...times, course: written, state: "booked" as const, manageUrl: link };
  return {
    inquiryNotice: () => letters.inquiryNotice(inquiry),
    inquiryAcknowledgement: () => letters.inquiryAcknowledgement(inquiry),
    enrolmentNotice: () => letters.enrolmentNotice(enrolment),
    enrolmentAcknowledgement: () => letters.enrolmentAcknowledgement(enrolment),
    orderOpened: () => letters.orderOpened(proof),
    orderPaid: () => letters.orderPaid(proof),
    proofReceived: () => letters.proofReceived(proof),
    proofRefused: () => letters.proofRefused(proof),
    cardPaymentNotice: () => letters.cardPaymentNotice({ ...payment, fit: "paid" }),
    cardPaymentMismatch: () => letters.cardPaymentNotice({ ...payment, fit: "mismatch" }),
    strayCardPayment: () => letters.strayCardPayment({ notice: written, received: "EUR 596.00" }),
    emailConfirmation: () => letters.emailConfirmation({ name: written, link }),
    accountExists: () => letters.accountExists({ name: written, signIn: link, reset: link }),
    passwordReset: () => letters.passwordReset({ name: written, link }),
    passwordChanged: () => letters.passwordChanged({ name: written, link }),
    demoConfirmation: () => demoLetters.demoConfirmation(booking),
    demoCancellation: () => demoLetters.demoCancellation({ ...booking, state: "cancelled" }),
    demoReminder: () => demoLetters.demoReminder(booking),
    demoNotice: () => demoLetters.demoNotice(booking),
  };
}
