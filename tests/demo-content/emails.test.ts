import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import type { DemoFacts } from "#domains/demo-classes/server/emails.tsx";
import type { Company } from "#domains/institute/contract.ts";
import { factorChange } from "#domains/staff/contract.ts";
import { createEmails } from "#server/compose/emails.tsx";
import { en } from "#server/compose/words/all.en.ts";
import type { EmailContent } from "#server/mail/port.ts";

const [id, link] = ["5f6c0f5e-0000-4000-8000-000000000000", "https://darsgah.example/page?key=k"];
const createdAt = new Date("2026-03-02T09:30:00Z");
const person = { firstName: "Ayesha", lastName: "O'Neil", email: "ayesha@example.com", phone: "+923001234567" };
const unfit = { ...person, firstName: "win at www.casino.example", lastName: "<b>{course}</b>" };
const inquiry = { id, createdAt, ...person, inquiryType: "", service: null, message: "First\r\nsecond & <third>" };
const quote = { ...inquiry, ...unfit, phone: "", inquiryType: "Press", service: "Web & Design {name}" };
const fee = { monthlyPrice: 149, months: 4, total: 596 };
const unchosen = { batch: null, seat: null };
const enrolment = {
  id,
  reference: "K7M4-Q2XW",
  createdAt,
  ...person,
  country: null,
  message: "",
  course: "Data Analysis",
  ...unchosen,
  ...{ plan: null, place: null },
};
const planned = { ...enrolment, country: "Qatar", message: "{plan}\nhello", plan: { title: "Standard", fee } };
const order = {
  ...person,
  ...{ reference: "ABCD-EFGH", planTitle: "Standard", courseTitle: "Data & Analysis", months: 4, amount: "$596" },
  ...unchosen,
  ...{ monthly: "$149", dueAt: createdAt, pageUrl: link, renews: false, isMonthly: false },
  ...{ asked: "$596", receiptUrl: null, accountUrl: link },
  ...{ heldUntil: null, isProved: true, isChecking: false },
};
const batch = { name: "MERN Evening", schedule: "Mon, Wed", timing: "7:00 PM – 8:30 PM PKT", startDate: "2026-12-01" };
const until = "3 March 2026, 5:14 PM Pakistan time";
const held = { ...order, batch, seat: "held" as const, heldUntil: until, isProved: false };
const place = { state: "held" as const, until, isProved: false, days: 14, url: link };
const seat = { name: "Ayesha Khan", email: person.email, course: "MERN Full Stack", batch, until, pageUrl: link };
const monthly = { ...order, isMonthly: true, asked: "$149", receiptUrl: link };
const moved = {
  ...monthly,
  ...{ moved: "$149", method: "transfer" as const, left: "$447", next: { amount: "$149", dueAt: createdAt } },
};
const proof = { ...order, officeUrl: link, mediaType: "image/png" };
const payment = { ...proof, received: "EUR 447.00" };
const booking: DemoFacts = {
  ...{ id, course: "Data Analysis", starts: createdAt, ends: new Date("2026-03-02T10:15:00Z"), name: "Ayesha Khan" },
  ...{ email: person.email, phone: person.phone, timeZone: "Asia/Karachi", state: "booked", manageUrl: link },
};

const session = {
  ...{ id, title: "Express routes", batch: "MERN Evening", teacher: "نور فاطمہ", isCancelled: false },
  ...{ from: { words: "7:00 PM" }, to: { words: "8:30 PM" } },
};
const morning = {
  ...{ name: "Ayesha Khan", email: person.email, classes: [session], news: 2, pageUrl: link, switchUrl: link },
  due: [{ title: "A shop's API", course: "MERN Full Stack", due: { words: "3 March 2026, 11:59 PM Pakistan time" } }],
  joinUrl: () => link,
};

const cardEvents = [
  ...(["renewal_failed_last", "renewal_ending", "renewal_ended", "refund_failed", "refund_unmatched"] as const),
  ...(["dispute_asked", "dispute_open", "dispute_won", "dispute_lost"] as const),
];

/** Every email about facts that show each of its sentences. */
function emailsOf(company: Company, picture: Buffer | null): Record<string, EmailContent> {
  const site = createSite({ ...demoContent, company }, en);
  const emails = createEmails(() => site, { siteUrl: "https://darsgah.example", picture: () => picture });
  const far = { ...booking, timeZone: "America/New_York", name: "{company}" };
  const orders = { plain: order, renewing: { ...order, ...unfit, renews: true }, monthly };
  const changed = {
    ...{ name: "Ayesha Khan", email: person.email, batch: "MERN Evening", course: "MERN Full Stack Web Development" },
    lines: [
      "Moved: the class of Friday 27 November, 7:00 PM – 8:30 PM (Pakistan time) is now on Saturday 28 November, 5:00 PM – 6:30 PM (Pakistan time).",
    ],
    joinUrl: "https://darsgah.example/classroom/join/5f6c0f5e",
    ...{ page: "classroom" as const, pageUrl: "https://darsgah.example/classroom" },
  };
  return {
    "inquiry, staff": emails.inquiryStaffEmail(inquiry),
    "inquiry, staff, quote": emails.inquiryStaffEmail(quote),
    "inquiry, acknowledgement": emails.inquiryAcknowledgement(inquiry),
    "inquiry, acknowledgement, quote": emails.inquiryAcknowledgement(quote),
    "enrolment, staff": emails.enrolmentStaffEmail(enrolment),
    "enrolment, staff, plan": emails.enrolmentStaffEmail({ ...planned, ...unfit }),
    "enrolment, staff, plan without fee": emails.enrolmentStaffEmail({
      ...planned,
      plan: { title: "Standard", fee: null },
    }),
    "enrolment, acknowledgement": emails.enrolmentAcknowledgement(enrolment),
    "enrolment, acknowledgement, plan": emails.enrolmentAcknowledgement({ ...planned, ...unfit }),
    ...Object.fromEntries(
      Object.entries(orders).flatMap(([kind, one]) => [
        [`order opened, ${kind}`, emails.orderOpened(one)],
        [`order paid, ${kind}`, emails.orderPaid(one)],
        [`proof refused, ${kind}`, emails.proofRefused(one)],
      ]),
    ),
    "order opened, held": emails.orderOpened(held),
    "order opened, held, confirmed": emails.orderOpened({ ...held, isProved: true }),
    "order opened, nothing held": emails.orderOpened({ ...held, seat: null, heldUntil: null }),
    "order opened, with receipt": emails.orderOpened({ ...held, isChecking: true }),
    "order opened, with receipt, nothing held": emails.orderOpened({
      ...{ ...held, isChecking: true, seat: null, heldUntil: null },
    }),
    ...Object.fromEntries(
      (["held", "none", "waitlisted"] as const).map((state) => [
        `enrolment, acknowledgement, place ${state}`,
        emails.enrolmentAcknowledgement({ ...enrolment, batch, place: { ...place, state } }),
      ]),
    ),
    "seat, released": emails.seatReleased({ ...seat, reason: "We could not reach you.\nWrite to us." }),
    "held emails": emails.heldEmails({
      name: "Ayesha Khan",
      told: [
        { subject: "Your place", lines: ["One line.", "Another."], action: { label: "See it", href: link } },
        { subject: "We have received your message", lines: ["We answer."], action: null },
      ],
      more: 0,
    }),
    "held emails, many": emails.heldEmails({
      ...{ name: "", told: [{ subject: "Your place", lines: ["One line."], action: null }], more: 7 },
    }),
    "proof received": emails.proofReceived(proof),
    "proof received, PDF": emails.proofReceived({ ...proof, ...unfit, mediaType: "application/pdf" }),
    ...Object.fromEntries(
      (["paid", "paid_late", "paid_twice", "mismatch", "renewed"] as const).map((fit) => [
        `card payment, ${fit}`,
        emails.cardPaymentStaffEmail({ ...payment, fit }),
      ]),
    ),
    ...Object.fromEntries(
      (["paid", "returned", "disputed"] as const).flatMap((what) =>
        [null, "ABCD-EFGH"].map((reference) => [
          `stray card money, ${what}${reference ? ", named" : ""}`,
          emails.strayCardPayment({ event: "evt_1", received: "EUR 447.00", what, reference }),
        ]),
      ),
    ),
    ...Object.fromEntries(
      (["renewal_failed", "renewal_failed_last", "renewal_ending", "renewal_ended"] as const).map((what) => [
        `card renewal, ${what}`,
        emails.cardRenewal({ ...monthly, what, failed: "$149", renewalUrl: link, endsAt: createdAt }),
      ]),
    ),
    ...Object.fromEntries(
      cardEvents.map((what) => [
        `card event, ${what}`,
        emails.cardEventStaff({
          ...{ ...monthly, what, officeUrl: link },
          moved: what === "renewal_ending" || what === "renewal_ended" ? null : "$149",
          until: what === "dispute_open" || what === "renewal_ending" ? createdAt : null,
        }),
      ]),
    ),
    "payment received": emails.paymentReceived(moved),
    "payment received, nothing left": emails.paymentReceived({ ...moved, left: null, next: null }),
    ...Object.fromEntries(
      (["card", "transfer", "cash"] as const).map((method) => [
        `refund, ${method}`,
        emails.refundSent({ ...moved, method }),
      ]),
    ),
    ...Object.fromEntries(
      (["before", "due", "after", "closed"] as const).map((kind) => [
        `instalment, ${kind}`,
        emails.instalmentReminder({ ...monthly, kind, owed: "$149", instalmentDueAt: createdAt, closesAt: createdAt }),
      ]),
    ),
    "certificate, issued": emails.certificateIssued({
      ...{ name: "Ayesha O'Neil", email: person.email, course: "Data & Analysis", number: "7K3M-Q2XW-9ABC-DEFG" },
      ...{ verifyUrl: "https://darsgah.example/verify/7K3M-Q2XW-9ABC-DEFG", pageUrl: link },
    }),
    "grade, posted": emails.gradePosted({
      ...{ name: "Ayesha Khan", email: person.email, work: "A shop's API", batch: "MERN Evening", pageUrl: link },
      course: "MERN Full Stack Web Development",
    }),
    "morning, classes and work": emails.studentMorning(morning),
    "morning, cancelled": emails.studentMorning({ ...morning, classes: [{ ...session, isCancelled: true }], due: [] }),
    "morning, work alone": emails.studentMorning({ ...morning, classes: [], news: 0 }),
    "classes, one moved": emails.classesChanged(changed),
    "classes, one cancelled": emails.classesChanged({
      ...changed,
      ...{ lines: ["Cancelled: the class of Friday 27 November, 7:00 PM – 8:30 PM (Pakistan time)."], joinUrl: null },
    }),
    "classes, to the teacher": emails.classesChanged({
      ...changed,
      ...{
        name: "Hamza Rafiq",
        page: "office",
        pageUrl: "https://darsgah.example/admin/batches/mern-evening/timetable",
      },
    }),
    "people, merged": emails.peopleMerged({ name: "Ayesha" }),
    "leads, digest": emails.leadsDigest({
      ...{ overdue: 3, dueToday: 2 },
      leads: [
        { name: "Ayesha O'Neil", email: person.email, source: "contact", since: createdAt },
        { name: unfit.lastName, email: person.email, source: "demo", since: createdAt },
      ],
    }),
    "leads, digest, one": emails.leadsDigest({
      ...{ overdue: 1, dueToday: 0 },
      leads: [{ name: "عائشہ خان", email: null, source: "assistant", since: createdAt }],
    }),
    "account, confirmation": emails.emailConfirmation({ name: "Ayesha", link }),
    "account, exists": emails.accountExists({ name: unfit.firstName, signIn: link, reset: `${link}2` }),
    "account, reset": emails.passwordReset({ name: "Ayesha", link }),
    "account, changed": emails.passwordChanged({ name: "Ayesha", link }),
    "staff, set-up": emails.staffSetUp({ name: "Ayesha", link }),
    ...Object.fromEntries(
      factorChange.options.map((change, place) => [
        `staff, ${change}`,
        emails.staffFactorChanged({
          ...{ name: "Ayesha", link, change, at: createdAt, device: "Firefox on Linux" },
          country: place === 0 ? "Pakistan" : null,
        }),
      ]),
    ),
    "demo, booked": emails.demoConfirmation(booking),
    "demo, moved, another zone": emails.demoConfirmation({ ...far, state: "moved" }),
    "demo, cancelled": emails.demoCancellation({ ...far, state: "cancelled" }),
    "demo, reminder": emails.demoReminder(booking),
    ...Object.fromEntries(
      (["booked", "moved", "cancelled"] as const).map((state) => [
        `demo, staff, ${state}`,
        emails.demoStaffEmail({ ...far, state }),
      ]),
    ),
  };
}

function linesOf(whose: string, written: Record<string, EmailContent>): string[] {
  return Object.entries(written).map(([name, { subject, html, text }]) => {
    const hash = createHash("sha256").update([subject, html, text].join("\0")).digest("hex").slice(0, 16);
    return `${hash} ${whose}: ${name}`;
  });
}

/**
 * A change of the program that is meant to change no word of an email shows here if it does. A change of words updates
 * the list: `npx vitest run --project unit demo-content/emails -u`.
 */
test("emails are the same as in the list, byte for byte", async () => {
  const { company } = demoContent;
  const reached = { ...company, nameUrdu: "", name: "Nordlicht", phones: [] };
  const lines = [
    ...linesOf("ours", emailsOf(company, Buffer.from("a picture"))),
    ...linesOf("without phone and picture", emailsOf(reached, null)),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("emails.txt");
});
