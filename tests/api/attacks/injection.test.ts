import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInForm } from "#domains/accounts/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { injections } from "../../support/attacks.ts";
import { contactForm, formData } from "../../support/contact-form.ts";
import { databases } from "../../support/databases.ts";
import { demoForm } from "../../support/demo.ts";
import { planEnrolment, simpleEnrolment } from "../../support/enrolment-forms.ts";
import { someAddress } from "../../support/orders.ts";
import { newCourse, type Staff, startStaff } from "../../support/staff.ts";

const everything = Object.values(injections).flat();
/** As far as an address can carry it. */
const inPath = (text: string) => (text.startsWith("%") ? text : encodeURIComponent(text.toWellFormed()));

describe.each(databases)("whatever is injected into the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  });
  afterAll(async () => await staff.test.stop());

  const tables = async () => {
    const names = sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`;
    const { rows } = await opened.database.execute(names);
    const { batches, courses, lectures } = await staff.catalogue();
    return { names: rows.map((row) => row.table_name), content: { batches, courses, lectures } };
  };
  const send = async (path: string, body: unknown) => {
    const headers = { "Content-Type": "application/json" };
    return await staff.test.ask(path, { method: "POST", headers, body: JSON.stringify(body) }, someAddress());
  };

  it("into an address finds nothing, breaks nothing and changes nothing", async () => {
    const before = await tables();
    const places: ((text: string) => string)[] = [
      (text) => `/api/outline/${text}`,
      (text) => `/api/batches/course/${text}`,
      (text) => `/api/batches/${text}/videos?secretId=x`,
      (text) => `/api/batches/mern-evening/videos?secretId=${text}`,
      (text) => `/api/demo/slots?course=${text}`,
      (text) => `/api/demo/bookings/${text}/calendar.ics?key=x`,
      (text) => `/api/demo/bookings/5f6c0f5e-0000-4000-8000-000000000000/calendar.ics?key=${text}`,
      (text) => `/api/lectures/${text}/film?token=x`,
      (text) => `/api/lectures/mern-evening-lecture-1/film?token=${text}`,
      (text) => `/api/receipts/${text}/pdf?key=x`,
      (text) => `/api/receipts/7/pdf?key=${text}`,
      (text) => `/api/embeds/${text}?id=x`,
      (text) => `/api/embeds/youtube?id=${text}`,
    ];
    const asked = places.flatMap((place) => everything.map((text) => place(inPath(text))));
    const answers = await Promise.all(
      asked.map(async (path) => ({ path, status: (await staff.test.ask(path, {}, someAddress())).status })),
    );
    for (const { path, status } of answers) expect([400, 401, 403, 404, 422, 429], path).toContain(status);
    expect(await tables()).toEqual(before);
  });

  it("into a form is kept as it was written, or refused in words", { tags: ["thorough"] }, async () => {
    const before = await tables();
    for (const text of everything) {
      const bodies = [
        ...Object.keys(formData).map((field) => contactForm({ [field]: text })),
        ...["firstName", "email", "phone", "course", "country", "message"].map((field) =>
          simpleEnrolment({ [field]: text }),
        ),
        ...["plan", "course", "country"].map((field) => planEnrolment({ [field]: text })),
      ];
      const answers = await Promise.all(bodies.map((body) => send("/api/send-email", body)));
      for (const { status } of answers) expect([200, 422], text).toContain(status);
      for (const field of ["courseId", "start", "name", "email", "phone", "timeZone", "key"]) {
        const form = demoForm("2099-01-01T10:00:00.000Z", { [field]: text });
        expect([409, 422], `${field}: ${text}`).toContain((await send("/api/demo/bookings", form)).status);
      }
    }
    expect(await tables()).toEqual(before);
    const kept = await opened.database.execute(sql`select message from inquiries`);
    const messages = kept.rows.map(({ message }) => message);
    for (const text of injections.sql) expect(messages).toContain(text);
  });

  it("into an account's form signs nobody in", async () => {
    const { own } = staff.test.app.services.accounts;
    for (const text of injections.sql) {
      const visitor = { address: someAddress(), requestId: "test", headers: new Headers() };
      expect(signInForm.safeParse({ email: `${text}@example.com`, password: "x" }).success, text).toBe(false);
      const form = signInForm.parse({ email: "sana@example.com", password: text });
      await expect(own?.signIn(form, visitor), text).rejects.toMatchObject({ code: "unauthorized" });
      expect(await own?.isResetOpen(text), text).toBe(false);
      await expect(
        own?.confirmEmail({ token: text, password: "" }, { user: null, visitor }),
        text,
      ).rejects.toMatchObject({ code: "unauthorized" });
    }
  });

  it("into what the staff type reaches no other entry, no file and no shell", { tags: ["thorough"] }, async () => {
    const before = await tables();
    const options = { update: false, check: false };
    for (const text of everything) {
      const id = inPath(text);
      for (const [method, path, body] of [
        ["POST", "/call/showBatchEntry", [text]],
        ["POST", "/call/findOrder", [text]],
        ["POST", "/call/listOrders", [{ limit: 5 }, text]],
        ["POST", "/call/changeBatch", [text, { fields: { name: "Mine" } }]],
        ["POST", "/call/removeBatch", [text, { withLectures: true }]],
        ["POST", "/call/settleOrder", [text, { verdict: "payment_confirmed", seenProof: "" }]],
        ["POST", `/batches/${id}/secret-id`, {}],
        ["POST", "/call/addLecture", ["data-evening", { title: "x", url: text }]],
        [
          "POST",
          "/catalogue",
          { inputs: [{ kind: "courses", where: "", fields: { ...newCourse, id: text } }], ...options },
        ],
      ] as const) {
        const { status } = await staff.ask(method, path, body);
        expect([400, 404, 409, 422], `${method} ${path}`).toContain(status);
      }
    }
    expect(await tables()).toEqual(before);
  });

  it("into a search or a question is looked for, and no more", async () => {
    const { searchSite } = staff.test.app.services;
    for (const text of everything) {
      expect(Array.isArray(await searchSite(text.slice(0, 100)))).toBe(true);
      const { status } = await send("/api/assistant", { question: text.slice(0, 200) });
      expect([200, 422], text).toContain(status);
    }
  });
});
