import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSmtpMailer } from "#server/mail/mailer.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { headerBreaks } from "../../support/attacks.ts";
import { contactForm } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { demoForm } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { someAddress } from "../../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";

describe("a line break in what goes into a mail's headers", () => {
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    smtp = await startSmtpPeer();
    test = await startTestApp({ SMTP_URL: smtp.url, DEMO_CONTENT: "off" }, { database: await embedded.open() });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const send = async (path: string, body: unknown) => {
    const headers = { "Content-Type": "application/json" };
    return await test.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, someAddress());
  };

  it.each(["firstName", "lastName", "email", "phone", "service"])("is refused in a form's %s", async (field) => {
    for (const text of headerBreaks) {
      const address = field === "email" ? text.replace("Ayesha", "a@b.example") : text;
      const enrolment = field === "service" ? "course" : field;
      for (const body of [
        contactForm({ [field]: address }),
        simpleEnrolment({ [enrolment]: address }),
        planEnrolment({ [enrolment]: address }),
      ]) {
        const answer = await send("/api/send-email", body);
        expect(answer.status, JSON.stringify(body)).toBe(422);
      }
    }
  });

  it.each(["name", "email", "phone", "courseId"])("is refused in a demo booking's %s", async (field) => {
    for (const text of headerBreaks) {
      const answer = await send("/api/demo/bookings", demoForm("2099-01-01T10:00:00.000Z", { [field]: text }));
      const { code, fields } = await answer.json();
      expect(code, text).toBe("invalid");
      // A NUL is refused before the form is looked at.
      if (!text.includes("\0")) expect(Object.keys(fields), text).toContain(field);
    }
  });

  it("would not make a header even if one came through", async () => {
    const mailer = createSmtpMailer(
      { url: smtp.url },
      { from: () => ({ name: "Darsgah", address: "office@darsgah.example" }) },
    );
    for (const [at, text] of headerBreaks.entries()) {
      await mailer.send({
        id: `break-${at}`,
        to: { name: text, address: "ayesha@example.com" },
        replyTo: { name: text, address: "ayesha@example.com" },
        subject: text,
        text: "",
        html: "",
      });
    }
    mailer.close();
    const broken = smtp.received.filter(({ raw }) => raw.includes("<break-"));
    expect(broken).toHaveLength(headerBreaks.length);
    for (const { to, parsed, raw } of broken) {
      expect(to).toEqual(["ayesha@example.com"]);
      expect(parsed.bcc ?? []).toEqual([]);
      expect(raw).not.toMatch(/^Bcc:/im);
      expect(parsed.text ?? "").not.toContain("A body of its own");
    }
  });
});
