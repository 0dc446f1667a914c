import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contactForm } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { demoCourse, demoForm, readSlots } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { someAddress } from "../../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

let smtp: SmtpPeer;
let test: TestApp;
let strangers = 0;

beforeAll(async () => {
  smtp = await startSmtpPeer();
  test = await startTestApp({ SMTP_URL: smtp.url, DEMO_CONTENT: "on" }, { database: await embedded.open() });
});
afterAll(async () => {
  await test.stop();
  await smtp.close();
});

const aStranger = () => {
  strangers += 1;
  return `stranger.${strangers}@example.com`;
};
const send = async (path: string, body: unknown) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await test.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, someAddress());
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
};

const forms: Record<string, (name: string, email: string) => Promise<void>> = {
  inquiry: (firstName, email) => send("/api/send-email", contactForm({ firstName, email })),
  enrolment: (firstName, email) => send("/api/send-email", simpleEnrolment({ firstName, email })),
  order: (firstName, email) => send("/api/send-email", planEnrolment({ firstName, email })),
  "demo booking": async (name, email) => {
    const [slot] = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
    await send("/api/demo/bookings", demoForm(slot?.start ?? "", { name, email }));
  },
  account: async (name, email) => {
    const visitor = { address: someAddress(), requestId: "test", headers: new Headers() };
    await test.app.services.accounts.own?.signUp({ name, email, password: "sunny river forty two" }, visitor);
  },
};

it.each(Object.keys(forms))(
  "a name that is an address goes to no third person with the mails of an %s",
  async (form) => {
    for (const name of ["win money evil.example", "boss@evil.example", "Ayesha \u202emoc.live", "Call 0300 1234567"]) {
      const email = aStranger();
      await forms[form]?.(name, email);
      const sent = await until(() => smtp.received.find(({ to }) => to.includes(email)));
      expect(JSON.stringify([sent.parsed.to, sent.parsed.subject, sent.parsed.attachments])).not.toMatch(
        /evil|moc\.live|0300/,
      );
      expect(sent.parsed.to?.[0]).toMatchObject({ name: "", address: email });
      const staff = smtp.received.find(({ parsed }) => parsed.replyTo?.some(({ address }) => address === email));
      if (staff) expect(staff.parsed.replyTo).toEqual([{ name: "", address: email }]);
    }
  },
);
