import { expect, it } from "vitest";
import { createDemoEmails } from "#server/integrations/mail/demo-emails.tsx";
import type { DemoFacts } from "#server/integrations/mail/port.ts";
import { company } from "#shared/content/company.ts";

const emails = createDemoEmails(company, { siteUrl: "https://darsgah.example", picture: null });
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
const toVisitor = ["demoConfirmation", "demoReminder", "demoCancellation"] as const;

it.each(toVisitor)("%s names the time in the visitor's zone and in the company's", (name) => {
  const { subject, text, html } = emails[name](booking);
  expect(subject).toContain("Sunday 22 November 2026, 15:00");
  for (const words of [text, html]) {
    expect(words).toContain("Sunday 22 November 2026, 15:00 to 15:45");
    expect(words).toContain("Monday 23 November 2026, 01:00 to 01:45");
    expect(words).toContain("Asia/Karachi");
  }
});

it("names the time once where both zones are one", () => {
  const { text } = emails.demoConfirmation({ ...booking, timeZone: company.hours.timeZone });
  expect(text.match(/2026, /g)).toHaveLength(1);
});

it.each(["demoConfirmation", "demoReminder"] as const)("%s leads to the class, and to changing it", (name) => {
  const { html, text } = emails[name](booking);
  expect(html).toContain(company.demo.joinUrl);
  expect(text).toContain(booking.manageUrl);
});

it("gives the staff what they need and no key to the booking", () => {
  const { subject, text } = emails.demoStaffEmail({ ...booking, state: "cancelled" });
  expect(subject).toBe("Demo booking cancelled: Data Analysis, Monday 23 November 2026, 01:00");
  for (const fact of [booking.name, booking.email, booking.phone, booking.id]) expect(text).toContain(fact);
  expect(text).not.toContain("key=");
});

it.each(toVisitor)("%s greets nobody by an advertisement, and escapes a name", (name) => {
  expect(emails[name]({ ...booking, name: "Win at www.casino.example" }).text).toContain("Dear reader,");
  expect(emails[name]({ ...booking, name: "عائشہ <b>" }).html).toContain("عائشہ &lt;b&gt;");
});
