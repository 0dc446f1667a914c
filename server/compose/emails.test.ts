import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import {
  type DemoFacts,
  demoCancellation,
  demoConfirmation,
  demoReminderDay,
  demoStaffEmail,
} from "#domains/demo-classes/server/demo-emails.tsx";
import { inquiryAcknowledgement, inquiryStaffEmail } from "#domains/leads/server/inquiry-emails.tsx";
import { sampleOrders } from "#domains/money/server/emails/order-facts.ts";
import { orderOpened } from "#domains/money/server/emails/order-opened.tsx";
import { emails } from "#server/compose/emails.ts";
import { renderEmails } from "#server/compose/render-emails.tsx";
import { en } from "#server/compose/words/messages.ts";
import type { EmailTemplate } from "#server/mail/email-theme.tsx";

const { company } = demoSite.content;
const render = renderEmails(() => demoSite, { siteUrl: "https://darsgah.example", picture: () => null });
const write = <Facts>({ view }: { view: EmailTemplate<Facts> }, facts: Facts) => render((theme) => view(facts, theme));
const inquiry = {
  id: "5f6c0f5e-0000-4000-8000-000000000000",
  createdAt: new Date("2026-03-02T09:30:00Z"),
  ...{ firstName: "Ayesha", lastName: "Khan", email: "ayesha@example.com", phone: "+92 300 1234567", inquiryType: "" },
  service: null,
  message: "First line\r\nsecond line\n\n<img src=x onerror=alert(1)>",
};

it("gives the staff the whole inquiry, line by line, with the time in the company's zone", () => {
  const { subject, text, html } = write(inquiryStaffEmail, inquiry);
  expect(subject).toBe("New inquiry from Ayesha Khan");
  for (const fact of [
    "ayesha@example.com",
    "+92 300 1234567",
    "2 March 2026",
    "2:30\u00a0PM Pakistan time",
    inquiry.id,
  ]) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain("First line\nsecond line\n\n<img src=x onerror=alert(1)>");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
});

it("omits what the visitor left empty", () => {
  const { text } = write(inquiryStaffEmail, { ...inquiry, phone: "" });
  expect(text).not.toContain("Phone");
  expect(text).not.toContain("About");
});

it("promises the visitor a reply within 24 hours and repeats nothing of the message (specification §9)", () => {
  const { subject, text } = write(inquiryAcknowledgement, inquiry);
  expect(subject).toContain(company.name);
  expect(text).toContain("Dear Ayesha,");
  expect(text).toContain("within 24 hours");
  expect(text).not.toContain("First line");
});

it.each(["see http://x.example", "www.x.example", "x.example", "me@x.example", "a".repeat(60)])(
  "does not greet with %s",
  (firstName) => {
    expect(write(inquiryAcknowledgement, { ...inquiry, firstName }).text).toContain("Dear reader,");
  },
);

const booking: DemoFacts = {
  id: "5f6c0f5e-0000-4000-8000-000000000000",
  course: "Data Analysis",
  starts: new Date("2026-11-22T20:00:00Z"),
  ends: new Date("2026-11-22T20:45:00Z"),
  name: "Ayesha Khan",
  email: "ayesha@example.com",
  phone: "+923001234567",
  timeZone: "America/New_York",
  state: "booked",
  manageUrl: "https://darsgah.example/demo-booking/5f6c0f5e?key=k",
};
const toVisitor = [demoConfirmation, demoReminderDay, demoCancellation];

it.each(toVisitor)("$kind names the time in the visitor's zone and in the company's", (email) => {
  const { subject, text, html } = write(email, booking);
  expect(subject).toContain("Sunday 22 November 2026, 3:00\u00a0PM");
  for (const words of [text, html]) {
    expect(words).toContain("Sunday 22 November 2026, 3:00\u00a0PM to 3:45\u00a0PM");
    expect(words).toContain("Monday 23 November 2026, 1:00\u00a0AM to 1:45\u00a0AM");
    for (const zone of ["Eastern time", "Pakistan time"]) expect(words).toContain(zone);
  }
});

it("names the time once if both zones are the same", () => {
  const { text } = write(demoConfirmation, { ...booking, timeZone: company.hours.timeZone });
  expect(text.match(/2026, /g)).toHaveLength(1);
});

it.each([demoConfirmation, demoReminderDay])("$kind links to the class, and to changing it", (email) => {
  const { html, text } = write(email, booking);
  expect(html).toContain(company.demo.joinUrl);
  expect(text).toContain(booking.manageUrl);
});

it("gives the staff the facts and no key to the booking", () => {
  const { subject, text } = write(demoStaffEmail, { ...booking, state: "cancelled" });
  expect(subject).toBe("Demo booking cancelled: Data Analysis, Monday 23 November 2026, 1:00\u00a0AM Pakistan time");
  for (const fact of [booking.name, booking.email, booking.phone, booking.id]) expect(text).toContain(fact);
  expect(text).not.toContain("key=");
});

it.each(toVisitor)("$kind does not greet with an advertisement, and escapes a name", (email) => {
  expect(write(email, { ...booking, name: "Win at www.casino.example" }).text).toContain("Dear reader,");
  expect(write(email, { ...booking, name: "عائشہ <b>" }).html).toContain("عائشہ &lt;b&gt;");
});

it("writes in the name of the company that the site names when it is written", () => {
  let site = demoSite;
  const render = renderEmails(() => site, { siteUrl: "https://darsgah.example", picture: () => null });
  site = createSite({ ...demoContent, company: { ...company, name: "Nordlicht" } }, en);
  expect(render((theme) => inquiryAcknowledgement.view(inquiry, theme)).subject).toContain("Nordlicht");
});

it("tells who asked for a place of the answer to come, and whom staff have billed that the office did so", () => {
  const { plain } = sampleOrders((text) => text, "en");
  const [asked, billed] = [false, true].map((byStaff) => write(orderOpened, { ...plain, byStaff }).text);
  expect(asked).toContain("We have your request");
  expect(asked).toContain("free demo class");
  expect(billed).toContain("Our office has opened this fee for you.");
  expect(billed).not.toMatch(/your request|contact you via WhatsApp|free demo/);
});

/** Who can cause an email that is never counted: nobody among them is a stranger who typed another's address. */
const causes = {
  money: [
    ...["order-paid", "payment-received", "refund-sent", "instalment-reminder", "card-renewal", "seat-given"],
    ...["card-payment-staff", "card-event-staff", "stray-card-payment"],
  ],
  "time, about an order or a seat that is proved": ["order-ending", "order-ended", "hold-ended"],
  "time, about a student's classes": ["student-morning"],
  "staff, to a person or to themselves": [
    ...["order-reopened", "seat-moved", "seat-taken-out", "seat-taken-in", "seat-released", "proof-refused"],
    ...["student-added", "certificate-issued", "grade-posted", "announcement", "person-message", "people-merged"],
    ...["address-changed", "fees-owed", "ways-to-pay-changed", "backup-downloaded", "test-message"],
    ...["staff-invitation", "staff-set-up", "staff-factor-changed", "staff-owner-restored", "secret-setting-changed"],
  ],
  "anyone, to the staff alone": [
    ...["inquiry-staff", "enrolment-staff", "demo-staff", "proof-received", "leads-digest"],
  ],
  "a student of the class, in its threads": ["question-asked", "question-answered"],
  "an account whose address is confirmed, about itself": ["data-erased"],
  "the count itself, once an hour": ["held-emails"],
};

it("counts each email that somebody unproved can cause, and says of each other who causes it", () => {
  const uncounted = emails.filter(({ pool }) => pool === null).map(({ kind }) => kind);
  expect(uncounted.toSorted()).toEqual(Object.values(causes).flat().toSorted());
});
