import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { embedded } from "../../support/databases.ts";
import { demoCourse, demoForm, readSlots } from "../../support/demo.ts";
import { planEnrolment } from "../../support/enrolment-forms.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { until } from "../../support/until.ts";

/** A client's possible claims about the route and address of its request. */
const claims = {
  Host: "evil.example",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "http",
  "X-Forwarded-Server": "evil.example",
  "X-Forwarded-Port": "8443",
  "X-Host": "evil.example",
  "X-Original-Host": "evil.example",
  Forwarded: "for=1.1.1.1;host=evil.example;proto=http",
};

describe("a host that a client makes up", () => {
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    smtp = await startSmtpPeer();
    const environment = { SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example", DEMO_CONTENT: "off" };
    const renderPage = async () => new Response("page");
    test = await startTestApp(environment, { database: await embedded.open(), renderPage });
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  it("is in no mail: its links lead to SITE_URL", async () => {
    const [slot] = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
    const enrolled = await test.post("/api/send-email", planEnrolment(), claims);
    expect((await enrolled.json()).next).toMatch(/^\/payment\//);
    expect((await test.post("/api/demo/bookings", demoForm(slot?.start ?? ""), claims)).status).toBe(200);
    const visitor = { address: "203.0.113.7", requestId: "test", headers: new Headers(claims) };
    const account = { name: "Sana", email: "sana@example.com", password: "sunny river forty two" };
    await test.app.services.accounts.own?.signUp(account, visitor);
    await test.app.services.accounts.own?.requestPasswordReset(account, visitor);
    // The enrolment's, the order's, two of the booking, two of the account.
    const mails = await until(() => smtp.received.length >= 6 && smtp.received);
    for (const { raw, parsed } of mails) {
      expect(raw).not.toContain("evil.example");
      for (const [, path] of (parsed.html ?? "").matchAll(/href="https?:\/\/([^"]+(?:key|token)=[^"]*)"/g))
        expect(path).toMatch(/^darsgah\.example\//);
    }
    const links = mails.flatMap(({ parsed }) => (parsed.html ?? "").match(/[^"]+(?:key|token)=/g) ?? []);
    expect(links.length).toBeGreaterThanOrEqual(4);
  });

  it("does not make another site's page our own, nor TLS out of none", async () => {
    const post = async (headers: Record<string, string>) =>
      (await test.ask("/contact", { method: "POST", headers, body: "a=b" })).status;
    const forwarded = { ...claims, Host: "darsgah.example", Origin: "https://evil.example" };
    expect(await post(forwarded)).toBe(403);
    expect(await post({ ...claims, Host: "darsgah.example", Origin: "http://darsgah.example" })).toBe(403);
    expect(await post({ Host: "darsgah.example", Origin: "https://darsgah.example" })).toBe(200);
  });

  it("does not make an address, where no proxy is trusted", async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 22; round += 1) {
      const headers = {
        "Content-Type": "application/json",
        "X-Forwarded-For": `198.51.100.${round}`,
        "X-Real-IP": `198.51.100.${round}`,
        "CF-Connecting-IP": `198.51.100.${round}`,
        "True-Client-IP": `198.51.100.${round}`,
        Forwarded: `for=198.51.100.${round}`,
      };
      const init = { method: "POST", headers, body: "{}" };
      statuses.push((await test.ask("/api/send-email", init, "192.0.2.77")).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it("does not make a country, where no proxy is trusted", async () => {
    const headers = { "CF-IPCountry": "DE", "X-Country-Code": "DE", "X-Forwarded-For": "8.8.8.8" };
    expect(await (await test.ask("/api/geo", { headers }, "39.32.0.1")).json()).toMatchObject({ country_code: "PK" });
  });
});
