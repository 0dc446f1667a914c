import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { answerBlocks } from "#domains/assistant/site/answer-text.tsx";
import type { EmailContent } from "#server/mail/port.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { runsScript, scripts } from "../../support/attacks.ts";
import { Browser } from "../../support/browser.ts";
import { contactForm } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { demoCourse, readSlots, someDemoForm } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { everyEmail } from "../../support/every-email.ts";
import { someAddress } from "../../support/orders.ts";
import { png, proofForm } from "../../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

describe("markup in what a visitor writes", () => {
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    smtp = await startSmtpPeer();
    const environment = { SMTP_URL: smtp.url, DEMO_CONTENT: "off", TRUST_PROXY: "1" };
    test = await startTestApp(environment, { database: await embedded.open() });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const post = async (path: string, body: unknown) => {
    const answer = await test.post(path, body, { "X-Forwarded-For": someAddress() });
    return { status: answer.status, type: answer.headers.get("Content-Type"), body: await answer.json() };
  };

  function expectHarmless({ html = "", text = "", subject = "" }: Partial<EmailContent>) {
    expect(runsScript(html), html).toBe(false);
    expect(subject).not.toMatch(/[\r\n]/);
    for (const markup of scripts.filter((one) => /[<>]/.test(one))) expect(html).not.toContain(markup);
    // The input is not a link, and ends none of ours.
    for (const [address] of text.matchAll(/https?:\/\/[^\s<>"')]+/g))
      expect(address, text).toMatch(/^https?:\/\/(localhost:3000|([a-z-]+\.)*(darsgah|google|wa)\.[a-z.]+)/);
  }

  /** Fills in every form with this in every text field. */
  async function writeEverywhere(markup: string, at: number) {
    const line = markup.replaceAll("\u2028", "");
    const words = { firstName: line, lastName: line, message: markup };
    const contact = await post("/api/send-email", contactForm({ ...words, email: `ayesha.${at}@example.com` }));
    expect(contact).toMatchObject({ status: 200, type: expect.stringMatching(/^application\/json/) });
    const simple = simpleEnrolment({ ...words, email: `bilal.${at}@example.com` });
    expect(await post("/api/send-email", simple)).toMatchObject({ status: 200 });
    const planned = await post("/api/send-email", planEnrolment({ ...words, email: `lena.${at}@example.com` }));
    expect(planned).toMatchObject({ status: 200 });
    const slots = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
    const booking = someDemoForm(slots[at]?.start ?? "", { name: line });
    expect(await post("/api/demo/bookings", booking)).toMatchObject({ status: 200 });
    const account = { name: line, email: `sana.${at}@example.com`, password: "sunny river forty two" };
    await test.app.services.accounts.own?.signUp(account, new Browser(someAddress()).visitor);
    const { pathname, search } = new URL(planned.body.next, "http://localhost");
    const proof = { method: "POST", body: proofForm(png(markup)) };
    await test.ask(`/api/payments/${pathname.split("/")[2]}/proof${search}`, proof, someAddress());
  }

  it.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>'])(
    "is words in the mails: %s",
    async (markup) => {
      smtp.received.length = 0;
      await writeEverywhere(markup, scripts.indexOf(markup));
      // Two of the inquiry, of each enrolment and of the booking, the account's and the proof's.
      for (const { parsed } of await until(() => smtp.received.length >= 10 && smtp.received)) expectHarmless(parsed);
    },
  );

  it("is nothing but words in every email, whatever it is and wherever it appears", { tags: ["thorough"] }, () => {
    const options = { siteUrl: "https://darsgah.example", picture: () => Buffer.from("a picture") };
    for (const markup of scripts)
      for (const [name, write] of Object.entries(everyEmail(demoContent.company, options, () => markup))) {
        const email = write();
        expect(email.html, name).toContain("<!doctype html>");
        expectHarmless(email);
      }
  });

  it("is refused in a name where it would need a second line", async () => {
    const { status, body } = await post("/api/send-email", contactForm({ firstName: "a\u2028<script>" }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(["firstName"]);
  });

  it("comes back from no address of the API as a page", async () => {
    for (const markup of scripts) {
      const text = encodeURIComponent(markup);
      for (const path of [
        `/api/outline/${text}`,
        `/api/nothing/${text}`,
        `/api/batches/${text}/videos?secretId=${text}`,
        `/api/demo/slots?course=${text}`,
        `/api/embeds/youtube?id=${text}`,
        `/api/embeds/${text}?id=${text}`,
        `/api/docs?q=${text}`,
      ]) {
        const answer = await test.ask(path);
        const body = await answer.text();
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
        if (!answer.headers.get("Content-Type")?.startsWith("application/json")) expect(body).not.toContain(markup);
        else expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      }
    }
  });

  it("makes no link that runs in an answer of the assistant's, whatever a model says", () => {
    for (const address of [
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      " javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:x",
      "//evil.example",
      "https://evil.example",
      "https://wa.me.evil.example/",
      "/\\evil.example",
      "/\t/evil.example",
    ]) {
      const parts = answerBlocks(`See [this](${address}) and [that](/courses).`).flatMap((block) =>
        block.kind === "list" ? block.lines.flat() : block.parts,
      );
      expect(
        parts.flatMap(({ href }) => (href === undefined ? [] : [href])),
        address,
      ).toEqual(["/courses"]);
    }
  });
});
