import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inquiries } from "#domains/leads/server/tables.ts";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { refusals } from "#server/compose/words/refusals.en.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm, formData } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { until } from "../support/until.ts";

describe.each(databases)("POST /api/send-email on the $name database (specification §7)", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let visitors = 0;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ TRUST_PROXY: "1" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  /** Posts as a new visitor, so that no limit applies. */
  const post = (body: unknown, headers: Record<string, string> = {}) => {
    visitors += 1;
    return test.post("/api/send-email", body, { "X-Forwarded-For": `198.51.100.${visitors}`, ...headers });
  };
  const kept = async () => await opened.database.select().from(inquiries);
  const mails = async () => {
    const outbox = join(test.dataDir, "outbox");
    const files = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
    return await Promise.all(files.map(async (name) => await PostalMime.parse(await readFile(join(outbox, name)))));
  };

  it("keeps the inquiry and mails the staff and the visitor", async () => {
    const response = await post(contactForm());
    expect(response.status).toBe(200);
    const { id, success } = sendEmailAnswer.parse(await response.json());
    expect(success).toBe(true);

    const inquiry = (await kept()).find((row) => row.id === id);
    expect(inquiry).toMatchObject(formData);

    const [staff, visitor] = await until(async () => {
      const about = (await mails()).filter((mail) => mail.text?.includes(id));
      const toVisitor = about.find((mail) => mail.to?.[0]?.address === formData.email);
      const toStaff = about.find((mail) => mail !== toVisitor);
      return toStaff && toVisitor && ([toStaff, toVisitor] as const);
    });
    expect(staff.replyTo).toEqual([{ name: "Ayesha Khan", address: formData.email }]);
    expect(staff.text).toContain("When does the next MERN batch start?\nIs there a weekend one?");
    expect(visitor.text).toContain("Dear Ayesha");
    expect(visitor.text).not.toContain("MERN");
  });

  it.each([
    ["a missing first name", { firstName: undefined }, "firstName"],
    ["a blank last name", { lastName: "   " }, "lastName"],
    ["a missing e-mail address", { email: undefined }, "email"],
    ["a wrong e-mail address", { email: "ayesha at example" }, "email"],
    ["a blank message", { message: " \n " }, "message"],
    ["a message over 5,000 characters", { message: "a".repeat(5001) }, "message"],
    ["a header smuggled into a name", { firstName: "Ayesha\r\nBcc: all@example.com" }, "firstName"],
    ["a header smuggled into the address", { email: "a@example.com\r\nBcc: all@example.com" }, "email"],
    ["letters for a phone number", { phone: "call me" }, "phone"],
    ["a quote of a service that is not ours", { service: "astrology" }, "service"],
    ["a service that is a list", { service: ["web-development"] }, "service"],
  ])("refuses %s and says where (specification §5)", async (_what, changes, field) => {
    const before = (await kept()).length;
    const response = await post(contactForm(changes));
    const body = await response.json();
    expect(response.status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body).toMatchObject({ code: "invalid", message: body.error });
    expect(await kept()).toHaveLength(before);
  });

  it("keeps which service a quote is asked for, and tells the staff (specification §2, 'Get Quote')", async () => {
    const response = await post(contactForm({ service: "ui-ux-design" }));
    const { id } = sendEmailAnswer.parse(await response.json());
    const inquiry = (await kept()).find((row) => row.id === id);
    expect(inquiry).toMatchObject({ service: "ui-ux-design", inquiryType: "" });
    const staff = await until(async () =>
      (await mails()).find((mail) => mail.text?.includes("Quote for: UI/UX Design")),
    );
    expect(staff.subject).toBe("Quote request from Ayesha Khan: UI/UX Design");
    expect(staff.text).toContain(id);
  });

  it("refuses a form it does not know, in words", async () => {
    const response = await post({ formType: "wish-list", formData });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: "We do not know this kind of form.",
      fields: { formType: "We do not know this kind of form." },
    });
  });

  it("answers 400 to unreadable JSON", async () => {
    const response = await post('{"formType":');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "unreadable_body" });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded"])("answers 415 to %s", async (type) => {
    const response = await post(contactForm(), { "Content-Type": type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: "unsupported_media_type" });
  });

  it("answers 413 to five megabytes", async () => {
    const response = await post(contactForm({ message: "a".repeat(5 * 1024 * 1024) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "too_large" });
  });

  it("keeps what a program has probably sent, but mails nothing", async () => {
    const response = await post({ ...contactForm(), leftEmpty: "https://spam.example" });
    expect(response.status).toBe(200);
    const answer = sendEmailAnswer.parse(await response.json());
    expect((await kept()).map(({ id }) => id)).toContain(answer.id);
    expect((await mails()).some((mail) => mail.text?.includes(answer.id))).toBe(false);
  });

  it("refuses in words the one character that a database cannot hold, in any field", async () => {
    for (const field of ["message", "inquiryType", "service", "firstName", "phone"]) {
      const response = await post(contactForm({ [field]: "a\u0000b" }));
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: "invalid", message: refusals["text.unreadable"] });
    }
  });

  it("keeps a message of 5,000 characters in any script", async () => {
    const message = `${"د".repeat(4998)}😀`;
    const response = await post(contactForm({ message }));
    const { id } = sendEmailAnswer.parse(await response.json());
    const inquiry = (await kept()).find((row) => row.id === id);
    expect(inquiry?.message).toBe(message);
  });

  it("keeps every inquiry of a rush", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, async () => await (await post(contactForm())).json()));
    const ids = new Set((await kept()).map((row) => row.id));
    expect(answers.every((answer) => ids.has(answer.id))).toBe(true);
  });

  it("refuses what another site's page sends, and takes what our own sends", async () => {
    expect((await post(contactForm(), { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(contactForm(), { Origin: "null" })).status).toBe(403);
    expect((await post(contactForm(), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post(contactForm(), { Origin: "http://localhost:3000" })).status).toBe(200);
  });

  it("takes 20 from one address in ten minutes, then says when to come back", async () => {
    const send = async () => await test.post("/api/send-email", contactForm(), { "X-Forwarded-For": "192.0.2.1" });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(await refused.json()).toMatchObject({ code: "throttled", message: expect.stringContaining("10 minutes") });
  });
});
