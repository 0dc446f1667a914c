import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the language of emails on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url }, { database: opened });
  }, 120_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const mailTo = async (email: string, at = 0) =>
    (await until(() => smtp.received.filter(({ to }) => to.includes(email))[at])).parsed;

  const send = async (email: string, language: string) => {
    const { courses } = test.app.services.site().content;
    const formData = {
      ...{ firstName: "عائشہ", lastName: "خان", email, phone: "+923001234567", message: "" },
      ...{ course: courses[0]?.id ?? "", country: "Pakistan" },
    };
    return await test.ask("/api/send-email", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Language": language },
      body: JSON.stringify({ formType: "enrollment-form", formData }),
    });
  };

  const localeOf = async (email: string) => {
    const [found] = await opened.database.select().from(people).where(eq(people.email, email));
    return found?.locale;
  };

  it("a student who enrols on an Urdu page gets Urdu emails, and the staff theirs in English", async () => {
    const email = "ayesha.urdu@example.com";
    expect((await send(email, "ur")).status).toBe(200);
    expect(await localeOf(email)).toBe("ur");
    const { html, text, subject } = await mailTo(email);
    expect(html).toMatch(/<html[^>]* dir="rtl"/);
    expect(html).toMatch(/<html[^>]* lang="ur"/);
    expect(text).toContain("السلام علیکم");
    expect(subject).toMatch(/[\u0600-\u06ff]/);
    const staffs = await until(() => smtp.received.find((mail) => mail.parsed.html && !mail.to.includes(email)));
    expect(String(staffs.parsed.html)).toMatch(/<html[^>]* lang="en"/);
    // An English page later changes nothing, and neither does what names no language of ours.
    expect((await send(email, "en")).status).toBe(200);
    expect((await send("other@example.com", "xx")).status).toBe(200);
    expect(await localeOf(email)).toBe("ur");
    expect(await localeOf("other@example.com")).toBe("en");
  });

  it("a student whose mother reads Arabic gets Arabic emails, once staff have written that down", async () => {
    const { verbs } = await member("support");
    const email = "mother.of.two@example.com";
    const personId = await verbs.addStudent(newStudent.parse({ name: "Layla Haddad", email, tell: false }));
    await verbs.setPersonLanguage({ personId, locale: "ar" });
    expect((await verbs.showPerson(personId)).person.locale).toBe("ar");
    const id = randomUUID();
    await verbs.writeToPerson({ id, personId, leadId: null, kind: "email", text: "Class begins at 7." });
    const { html, text } = await mailTo(email);
    expect(html).toMatch(/<html[^>]* lang="ar"/);
    expect(html).toMatch(/<p dir="auto"[^>]*>Class begins at 7\.<\/p>/);
    expect(text).toContain("Class begins at 7.");
    expect(text).toMatch(/[\u0600-\u06ff]/);
  });

  it("an owner's text of a language stands in the emails of that language alone", async () => {
    const { verbs } = await member("manager");
    const place = "enrolments.acknowledgement.subject";
    const kind = "enrolment-acknowledgement";
    const { texts, locale } = await verbs.showEmailTexts(kind, "ur");
    expect(locale).toBe("ur");
    const own = texts.find((one) => one.place === place);
    expect(own?.own).not.toMatch(/[\u2066-\u2069]/);
    await verbs.setEmailTexts({ kind, locale: "ur" }, { [place]: `${own?.own} ☆` });
    expect((await verbs.showEmailTexts(kind)).texts.find((one) => one.place === place)?.isEdited).toBe(false);
    const [urdu, english] = ["first.reader@example.com", "second.reader@example.com"];
    await send(urdu, "ur");
    await send(english, "en");
    expect((await mailTo(urdu)).subject).toContain("☆");
    expect((await mailTo(english)).subject).not.toContain("☆");
    expect((await verbs.listEmailTexts("ur")).find((one) => one.kind === kind)).toMatchObject({ edited: 1 });
  });
});
