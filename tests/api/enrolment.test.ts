import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import { toasts } from "#server/compose/words/program.en.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb } from "../support/call-verb.ts";
import { contendedDatabases } from "../support/databases.ts";
import { planEnrolment, simpleEnrolment, simpleFormData } from "../support/enrolment-forms.ts";
import { orderCost } from "../support/plan-cost.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(contendedDatabases)(
  "enrolments on the $name database (specification §7, POST /send-email)",
  ({ open }) => {
    let opened: OpenDatabase;
    let smtp: SmtpPeer;
    let test: TestApp;
    let visitors = 0;

    beforeAll(async () => {
      [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
      const environment = { TRUST_PROXY: "1", SMTP_URL: smtp.url, MAIL_TO: "desk@darsgah.example" };
      test = await startTestApp(environment, { database: opened });
    });
    afterEach(async () => {
      await until(async () => (await waitingMails()) === 0);
      smtp.received.length = 0;
    });
    afterAll(async () => {
      await test.stop();
      await smtp.close();
    });

    /** Posts as a new visitor, so that no limit applies. */
    const post = async (body: unknown, headers: Record<string, string> = {}) => {
      visitors += 1;
      return await test.post("/api/send-email", body, {
        "X-Forwarded-For": `198.51.100.${visitors % 250}`,
        ...headers,
      });
    };
    const send = async (body: unknown, headers: Record<string, string> = {}) => {
      const response = await post(body, headers);
      expect(response.status).toBe(200);
      return sendEmailAnswer.parse(await response.json());
    };
    const kept = async () => await opened.database.select().from(enrolmentRequests);
    const withId = async (id: string) => (await kept()).filter((row) => row.id === id);
    const waitingMails = async () => {
      const found = await opened.database.execute(
        sql`select count(*)::int as count from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`,
      );
      return Number(found.rows[0]?.count);
    };
    const mails = () => smtp.received;
    /** A person unique in this file, so that no sending repeats another test's. */
    const somebody = () => ({ email: `${randomUUID()}@example.com` });

    it("keeps the simple form's answers, the number in E.164", async () => {
      const { email } = somebody();
      const answer = await send(simpleEnrolment({ email }));
      expect(answer).toEqual({ success: true, message: toasts.simpleEnrolmentSent.text, id: answer.id });
      expect(await withId(answer.id)).toMatchObject([
        {
          ...{ form: "simple", firstName: "Bilal", lastName: "Ahmed", email, phone: "+923001234567" },
          ...{ courseId: "data-analyst", plan: null, country: "Pakistan", message: simpleFormData.message },
          ...{ idempotencyKey: null, fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
        },
      ]);
    });

    it("keeps the plan form's answers, the number read as one of the visitor's country", async () => {
      const { email } = somebody();
      const answer = await send(planEnrolment({ email }));
      expect(answer.message).toBe(toasts.planEnrolmentSent.text);
      expect(await withId(answer.id)).toMatchObject([
        {
          ...{ form: "plan", firstName: "Lena", lastName: "Vogt", email, phone: "+4930123456" },
          ...{ courseId: "mern-full-stack-development", plan: "standard", country: "Germany", message: "" },
        },
      ]);
    });

    it.each([
      ["a country left out is Pakistan (specification §3)", simpleEnrolment({ country: undefined }), "+923001234567"],
      ["a chosen country reads the number", simpleEnrolment({ country: "Qatar", phone: "3312 3456" }), "+97433123456"],
      ["a + goes before any country", simpleEnrolment({ phone: "+44 20 7946 0958" }), "+442079460958"],
      ["00 does as well", simpleEnrolment({ phone: "0044 20 7946 0958" }), "+442079460958"],
      [
        "a plan form without a country takes +",
        planEnrolment({ country: undefined, phone: "+49 30 123456" }),
        "+4930123456",
      ],
      ["other digits are digits", simpleEnrolment({ phone: "۰۳۰۰ ۱۲۳۴۵۶۷" }), "+923001234567"],
    ])("phone numbers: %s", async (_what, form, phone) => {
      const { id } = await send({ ...form, formData: { ...form.formData, ...somebody() } });
      expect(await withId(id)).toMatchObject([{ phone }]);
    });

    it("offers the staff no chat with a number that wants none", async () => {
      const phone = "+923004445566";
      const { email } = somebody();
      await callVerb(test, "stopChats", { phone, isStopped: true });
      await send(simpleEnrolment({ email, phone }));
      await send(simpleEnrolment({ ...somebody(), phone: "+923004445567" }));
      await until(() => mails().filter(({ to }) => to.includes("desk@darsgah.example")).length === 2);
      const ofStaff = mails().filter(({ to }) => to.includes("desk@darsgah.example"));
      const about = (number: string) => ofStaff.find(({ parsed }) => parsed.text?.includes(number))?.parsed;
      expect(about(phone)?.html).not.toContain("https://wa.me/923004445566");
      expect(about(phone)?.text).toContain("asked for no more texts");
      expect(about("+923004445567")?.html).toContain("https://wa.me/923004445567");
    });

    it("mails the staff, to be answered to the student, and the student, in text and HTML", async () => {
      const { email } = somebody();
      const { id } = await send(
        planEnrolment({ email, firstName: '"><b>Lena', message: "<script>alert(1)</script>\nWhen?" }),
      );
      await until(() => mails().length === 2);
      const staff = mails().find(({ to }) => to.includes("desk@darsgah.example"));
      const student = mails().find(({ to }) => to.includes(email));
      expect(staff?.parsed.replyTo).toEqual([{ name: '"><b>Lena Vogt', address: email }]);
      expect(staff?.parsed.subject).toContain(orderCost.courseTitle);
      const { planTitle, months, monthly, total } = orderCost;
      const [{ reference = "" } = {}] = await withId(id);
      for (const kind of ["text", "html"] as const) {
        for (const fact of [orderCost.courseTitle, reference ?? ""]) {
          expect(staff?.parsed[kind]).toContain(fact);
          expect(student?.parsed[kind]).toContain(fact);
        }
        expect(staff?.parsed[kind]).toContain(`${planTitle}, ${months} months at ${monthly}, ${total} in all`);
        expect(student?.parsed[kind]).toContain(`${planTitle}, ${monthly} a month for ${months} months`);
        for (const fact of ["+4930123456", email, "Germany", "When?"]) expect(staff?.parsed[kind]).toContain(fact);
        expect(student?.parsed[kind]).toContain("contact you via WhatsApp shortly");
        expect(student?.parsed[kind]).not.toContain("When?");
      }
      const html = mails()
        .map(({ parsed }) => parsed.html)
        .join();
      expect(html).not.toMatch(/<script|<b>/);
      expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(student?.parsed.replyTo).toBeUndefined();
    });

    describe("a sending that comes twice is one enrolment", () => {
      const bothAtOnce = async (body: unknown, headers: Record<string, string>[] = [{}, {}, {}, {}, {}, {}]) =>
        await Promise.all(headers.map(async (header) => await send(body, header)));
      const oneOf = async (answers: { id: string }[], email: string) => {
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect((await kept()).filter((row) => row.email === email)).toHaveLength(1);
        await until(() => mails().length === 2);
        await until(async () => (await waitingMails()) === 0);
        expect(mails()).toHaveLength(2);
      };

      it.each([
        ["the simple form", simpleEnrolment],
        ["the plan form", planEnrolment],
      ])("with the same content at the same moment: %s", async (_form, form) => {
        const { email } = somebody();
        await oneOf(await bothAtOnce(form({ email })), email);
      });

      it("with the same content one after the other, however it is spelt", async () => {
        const { email } = somebody();
        const first = await send(simpleEnrolment({ email }));
        const second = await send(simpleEnrolment({ email: ` ${email} `, phone: "+92 300 1234567", country: "PK" }));
        await oneOf([first, second], email);
      });

      it("under the same key, at the same moment and after more than a minute", async () => {
        const { email } = somebody();
        const key = { "Idempotency-Key": randomUUID() };
        const answers = await bothAtOnce(simpleEnrolment({ email }), [key, key, key]);
        await opened.database.execute(sql`update enrolments set created_at = created_at - interval '1 day'`);
        answers.push(await send(simpleEnrolment({ email }), key));
        await oneOf(answers, email);
      });

      it("but not with the same content after a minute, nor with other content", async () => {
        const { email } = somebody();
        const first = await send(simpleEnrolment({ email }));
        const other = await send(simpleEnrolment({ email, course: "cyber-security-ceh" }));
        await opened.database.execute(sql`update enrolments set created_at = created_at - interval '61 seconds'`);
        const again = await send(simpleEnrolment({ email }));
        expect(new Set([first.id, other.id, again.id]).size).toBe(3);
      });

      it("and many at once under keys of their own are all kept", { tags: ["thorough"] }, async () => {
        const people = Array.from({ length: 40 }, somebody);
        const answers = await Promise.all(
          people.map(async ({ email }) => await send(planEnrolment({ email }), { "Idempotency-Key": randomUUID() })),
        );
        const ids = new Set((await kept()).map(({ id }) => id));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(40);
        expect(answers.every(({ id }) => ids.has(id))).toBe(true);
      });
    });

    const wrongInBoth: [string, object, string][] = [
      ["a missing first name", { firstName: undefined }, "firstName"],
      ["a first name that is a number", { firstName: 7 }, "firstName"],
      ["a blank last name", { lastName: "   " }, "lastName"],
      ["a last name of 101 characters", { lastName: "a".repeat(101) }, "lastName"],
      ["a missing e-mail address", { email: undefined }, "email"],
      ["a wrong e-mail address", { email: "bilal at example" }, "email"],
      ["a header smuggled into the address", { email: "a@example.com\r\nBcc: all@example.com" }, "email"],
      ["a header smuggled into a name", { firstName: "Bilal\r\nBcc: all@example.com" }, "firstName"],
      ["a missing phone number", { phone: undefined }, "phone"],
      ["a blank phone number", { phone: " " }, "phone"],
      ["a phone number that is one", { phone: 923001234567 }, "phone"],
      ["letters for a phone number", { phone: "call me" }, "phone"],
      ["words around a phone number", { phone: "my number is +92 300 1234567" }, "phone"],
      ["a phone number too short", { phone: "+92 300" }, "phone"],
      ["a phone number too long", { phone: "+92 300 1234567 1234567" }, "phone"],
      ["a country code nobody has", { phone: "+999 123456789" }, "phone"],
      ["a missing course", { course: undefined }, "course"],
      ["an unknown course", { course: "astrology" }, "course"],
      ["a course that is a list", { course: ["data-analyst"] }, "course"],
      ["a message over 5,000 characters", { message: "a".repeat(5001) }, "message"],
      ["a message that is none", { message: null }, "message"],
      ["an unknown country", { country: "Atlantis" }, "country"],
      ["a country that is a number", { country: 92 }, "country"],
    ];
    const wrongPlans: [string, object, string][] = [
      ["a missing plan", { plan: undefined }, "plan"],
      ["an empty plan", { plan: "" }, "plan"],
      ["an unknown plan", { plan: "platinum" }, "plan"],
      ["a plan by its price", { plan: 149 }, "plan"],
    ];
    const cases = [
      ...wrongInBoth.map((one) => ["simple", simpleEnrolment, ...one] as const),
      ...[...wrongInBoth, ...wrongPlans].map((one) => ["plan", planEnrolment, ...one] as const),
    ];

    it.each(cases)("the %s form (%#) refuses bad input and says where (specification §5)", async (...one) => {
      const [, form, what, changes, field] = one;
      const response = await post(form({ ...somebody(), ...changes }));
      const body = await response.json();
      expect(response.status, what).toBe(422);
      expect(Object.keys(body.fields), what).toEqual([field]);
      expect(body, what).toMatchObject({ code: "invalid", message: body.error });
    });

    it("names everything that is wrong at once, the phone number too", async () => {
      const response = await post(planEnrolment({ firstName: "", email: "x", phone: "12", plan: undefined }));
      const { fields } = await response.json();
      expect(Object.keys(fields).sort()).toEqual(["email", "firstName", "phone", "plan"]);
    });

    it.each([
      ["no answers", { formType: "enrollment-form" }, "formData"],
      ["a text for answers", { formType: "enrollment-form", formData: "Bilal" }, "formData"],
      ["another kind of form", { ...simpleEnrolment(), formType: "enrolment-form" }, "formType"],
      ["no kind of form", { formData: simpleFormData }, "formType"],
      ["a list", [simpleEnrolment()], "body"],
    ])("refuses %s", async (_what, body, field) => {
      const response = await post(body);
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).fields)).toEqual([field]);
    });

    it("refuses a key that could be anybody's", async () => {
      const response = await post(simpleEnrolment(somebody()), { "Idempotency-Key": "1" });
      expect(response.status).toBe(422);
      expect(Object.keys((await response.json()).fields)).toEqual(["idempotency-key"]);
    });

    it("keeps what a program has probably sent for staff to see, without a seat, an order or an email", async () => {
      const form = planEnrolment(somebody());
      const answer = await send({ ...form, leftEmpty: "https://spam.example" });
      expect(answer).not.toHaveProperty("next");
      const { rows } = await opened.database.execute(sql`
      select leads.is_suspect, batch_enrolments.id as seat, orders.id as "order" from enrolments
      join leads on leads.about = enrolments.id
      left join batch_enrolments on batch_enrolments.person_id = enrolments.person_id
      left join orders on orders.enrolment_id = enrolments.id
      where enrolments.id = ${answer.id}`);
      expect(rows).toEqual([{ is_suspect: true, seat: null, order: null }]);
    });

    it("documents the three forms by name", async () => {
      const document = await (await test.ask("/api/openapi.json")).json();
      const forms = JSON.stringify(document.components.schemas.SendEmailRequest);
      for (const name of ["contact-form", "enrollment-form", "registration-form", "InquiryForm", "PlanEnrolmentForm"])
        expect(forms).toContain(name);
    });
  },
);
