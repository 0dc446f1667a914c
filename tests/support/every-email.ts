import { demoContent } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { createEmails, type EmailOptions } from "#server/compose/emails.tsx";
import { en } from "#server/compose/words/all.en.ts";
import type { EmailContent } from "#server/mail/port.ts";

/** Every email, by name, with this text in every place that accepts others' words. */
export function everyEmail(
  company: Company,
  options: EmailOptions,
  written: string,
): Record<string, () => EmailContent> {
  const site = createSite({ ...demoContent, company }, en);
  const emails = createEmails(() => site, options);
  const [createdAt, id, email, phone] = [new Date(), "5f6c0f5e", "ayesha@example.com", "+923001234567"];
  const person = { firstName: written, lastName: written, email, phone, name: written };
  const inquiry = { id, createdAt, ...person, inquiryType: written, service: written, message: written };
  const batch = { name: written, schedule: written, timing: written, startDate: "2026-12-01" };
  const seat = { name: written, email, course: written, batch, pageUrl: "https://darsgah.example/", until: written };
  const lead = { name: written, email, source: "contact" as const, since: createdAt };
  const plan = { title: "Standard", fee: { monthlyPrice: 149, months: 4, total: 596 } };
  const enrolment = {
    id,
    reference: "K7M4-Q2XW",
    createdAt,
    ...person,
    country: written,
    message: written,
    course: written,
    batch,
    plan,
    place: { state: "held" as const, until: written, isProved: false, days: 14, url: "https://darsgah.example/place" },
  };
  const money = { amount: "$596", monthly: "$149", months: 4, dueAt: createdAt, isMonthly: true, asked: "$149" };
  const order = {
    ...person,
    ...money,
    reference: "ABCD-EFGH",
    planTitle: written,
    courseTitle: written,
    batch,
    seat: "held" as const,
    ...{ heldUntil: written, isProved: false, isChecking: false },
  };
  const proof = {
    ...order,
    pageUrl: "https://darsgah.example/",
    officeUrl: "https://darsgah.example/",
    mediaType: written,
    renews: true,
    receiptUrl: "https://darsgah.example/",
    accountUrl: "https://darsgah.example/",
  };
  const moved = {
    ...proof,
    ...{ moved: "$149", method: "transfer" as const, left: "$447", next: { amount: "$149", dueAt: createdAt } },
  };
  const reminder = { ...proof, owed: "$149", instalmentDueAt: createdAt, closesAt: createdAt };
  const renewal = { ...proof, failed: "$149", endsAt: createdAt, renewalUrl: "https://darsgah.example/" };
  const payment = { ...proof, received: "$596" };
  const link = "https://darsgah.example/confirm-email?token=x";
  const times = { starts: createdAt, ends: createdAt, timeZone: "Europe/Berlin" };
  const booking = { id, ...person, ...times, course: written, state: "booked" as const, manageUrl: link };
  const hours = { from: { words: "7:00 PM" }, to: { words: "8:30 PM" } };
  const session = { id, title: written, batch: written, teacher: written, isCancelled: false, ...hours };
  const morning = {
    ...{ name: written, email, classes: [session, { ...session, isCancelled: true }], news: 2 },
    due: [{ title: written, course: written, due: { words: written } }],
    pageUrl: "https://darsgah.example/lms",
    joinUrl: () => "https://darsgah.example/classroom/join/1",
    switchUrl: "https://darsgah.example/classroom/morning-email?key=k",
  };
  return {
    studentMorning: () => emails.studentMorning(morning),
    inquiryStaffEmail: () => emails.inquiryStaffEmail(inquiry),
    inquiryAcknowledgement: () => emails.inquiryAcknowledgement(inquiry),
    enrolmentStaffEmail: () => emails.enrolmentStaffEmail(enrolment),
    enrolmentAcknowledgement: () => emails.enrolmentAcknowledgement(enrolment),
    seatOffered: () => emails.seatOffered(seat),
    seatGiven: () => emails.seatGiven(seat),
    seatMoved: () => emails.seatMoved(seat),
    seatReleased: () => emails.seatReleased({ ...seat, reason: written }),
    heldEmails: () =>
      emails.heldEmails({
        name: written,
        told: Array(30).fill({
          ...{ subject: written, lines: [written, written] },
          action: { label: "See your order", href: `https://darsgah.example/payment/ABCD-EFGH?key=${"k".repeat(80)}` },
        }),
        more: 7,
      }),
    classesChanged: () =>
      emails.classesChanged({
        ...{ name: written, email, course: written, batch: written, lines: [written, written] },
        ...{ joinUrl: link, page: "classroom", pageUrl: link },
      }),
    gradePosted: () =>
      emails.gradePosted({
        ...{ name: written, email, work: written, batch: written, course: written },
        pageUrl: "https://darsgah.example/classroom/work/1",
      }),
    certificateIssued: () =>
      emails.certificateIssued({
        ...{ name: written, email, course: written, number: "7K3M-Q2XW-9ABC-DEFG" },
        ...{ verifyUrl: "https://darsgah.example/verify/7K3M-Q2XW-9ABC-DEFG", pageUrl: "https://darsgah.example/" },
      }),
    leadsDigest: () => emails.leadsDigest({ overdue: 30, leads: Array(20).fill(lead), dueToday: 2 }),
    orderOpened: () => emails.orderOpened(proof),
    orderOpenedWithReceipt: () => emails.orderOpened({ ...proof, isChecking: true }),
    orderOpenedWithoutSeat: () => emails.orderOpened({ ...proof, seat: null, heldUntil: null }),
    orderPaid: () => emails.orderPaid(proof),
    proofReceived: () => emails.proofReceived(proof),
    proofRefused: () => emails.proofRefused(proof),
    cardPaymentStaffEmail: () => emails.cardPaymentStaffEmail({ ...payment, fit: "paid" }),
    cardPaymentMismatch: () => emails.cardPaymentStaffEmail({ ...payment, fit: "mismatch" }),
    strayCardPayment: () =>
      emails.strayCardPayment({ event: written, received: "EUR 596.00", what: "paid", reference: "ABCD-EFGH" }),
    cardRenewal: () => emails.cardRenewal({ ...renewal, what: "renewal_failed" }),
    cardRenewalEnding: () => emails.cardRenewal({ ...renewal, what: "renewal_ending" }),
    cardEventStaff: () => emails.cardEventStaff({ ...proof, what: "dispute_open", moved: "$149", until: createdAt }),
    cardEventStaffEnding: () =>
      emails.cardEventStaff({ ...proof, what: "renewal_ending", moved: null, until: createdAt }),
    paymentReceived: () => emails.paymentReceived(moved),
    refundSent: () => emails.refundSent(moved),
    instalmentReminder: () => emails.instalmentReminder({ ...reminder, kind: "before" }),
    instalmentOverdue: () => emails.instalmentReminder({ ...reminder, kind: "closed" }),
    emailConfirmation: () => emails.emailConfirmation({ name: written, link }),
    accountExists: () => emails.accountExists({ name: written, signIn: link, reset: link }),
    passwordReset: () => emails.passwordReset({ name: written, link }),
    passwordChanged: () => emails.passwordChanged({ name: written, link }),
    staffInvitation: () => emails.staffInvitation({ name: written, role: "owner", until: new Date(), link }),
    staffSetUp: () => emails.staffSetUp({ name: written, link }),
    staffFactorChanged: () =>
      emails.staffFactorChanged({
        ...{ name: written, link, change: "useRecoveryCode", at: new Date(), device: written, country: written },
      }),
    personMessage: () => emails.personMessage({ name: written, text: written }),
    peopleMerged: () => emails.peopleMerged({ name: written }),
    demoConfirmation: () => emails.demoConfirmation(booking),
    demoCancellation: () => emails.demoCancellation({ ...booking, state: "cancelled" }),
    demoReminder: () => emails.demoReminder(booking),
    demoStaffEmail: () => emails.demoStaffEmail(booking),
  };
}
