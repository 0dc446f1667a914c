import { expect, it } from "vitest";
import { createEmails } from "#server/integrations/mail/emails.tsx";
import { company } from "#shared/content/company.ts";

const emails = createEmails(company, { siteUrl: "https://darsgah.example", picture: null });
const inquiry = {
  id: "5f6c0f5e-0000-4000-8000-000000000000",
  createdAt: new Date("2026-03-02T09:30:00Z"),
  ...{ firstName: "Ayesha", lastName: "Khan", email: "ayesha@example.com", phone: "+92 300 1234567", inquiryType: "" },
  service: null,
  message: "First line\r\nsecond line\n\n<img src=x onerror=alert(1)>",
};

it("brings the staff all of the inquiry, line by line, with the time in the company's zone", () => {
  const { subject, text, html } = emails.inquiryStaffEmail(inquiry);
  expect(subject).toBe("New inquiry from Ayesha Khan");
  for (const fact of ["ayesha@example.com", "+92 300 1234567", "2 March 2026", "14:30", inquiry.id]) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain("First line\nsecond line\n\n<img src=x onerror=alert(1)>");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toContain("<img src=x");
});

it("leaves out what the visitor left out", () => {
  const { text } = emails.inquiryStaffEmail({ ...inquiry, phone: "" });
  expect(text).not.toContain("Phone");
  expect(text).not.toContain("About");
});

it("promises the visitor a reply within 24 hours and repeats nothing of the message (specification §9)", () => {
  const { subject, text } = emails.inquiryAcknowledgement(inquiry);
  expect(subject).toContain(company.name);
  expect(text).toContain("Dear Ayesha,");
  expect(text).toContain("within 24 hours");
  expect(text).not.toContain("First line");
});

it.each(["see http://x.example", "www.x.example", "x.example", "me@x.example", "a".repeat(60)])(
  "does not greet with %s",
  (firstName) => {
    expect(emails.inquiryAcknowledgement({ ...inquiry, firstName }).text).toContain("Dear reader,");
  },
);
