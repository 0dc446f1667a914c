import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batchInWords } from "#domains/batches/site/batch-words.ts";
import { courseFigures } from "#domains/catalogue/site/course-figures.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { writeAs } from "#shared/formats/writing.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

/** How the institute writes in Urdu and Arabic, as its manager sets it. */
describe.each(databases)("own digits and Islamic days on the $name database", ({ open }) => {
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
    writeAs(() => ({ digits: "latin", hijri: false }));
  });

  /** What the card of a batch and of a course says in a language. */
  const shownIn = async (locale: Locale) => {
    const site = siteOf(test.app.services.site(), locale);
    const [batch] = await test.app.services.listOpenBatches();
    const course = site?.content.courses.find(({ id }) => id === batch?.courseId);
    if (!site || !batch || !course) throw new Error("The demo has no open batch.");
    const { duration } = course;
    return { duration, ...courseFigures(course, site.messages.labels.courseFigures), ...batchInWords(batch, site) };
  };

  /** The acknowledgement that a student gets who enrols on a page in a language, without its reference. */
  const mailIn = async (locale: Locale, email: string) => {
    const { courses } = test.app.services.site().content;
    const formData = {
      ...{ firstName: "Ayesha", lastName: "Khan", email, phone: "+923001234567", message: "" },
      ...{ course: courses[0]?.id ?? "", country: "Pakistan" },
    };
    const body = JSON.stringify({ formType: "enrollment-form", formData });
    const headers = { "Content-Type": "application/json", "Content-Language": locale };
    expect((await test.ask("/api/send-email", { method: "POST", headers, body })).status).toBe(200);
    const { parsed } = await until(() => smtp.received.find(({ to }) => to.includes(email)));
    return String(parsed.text)
      .replaceAll(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, "")
      .trim();
  };

  it("change what Urdu and Arabic say, and no byte of English", async () => {
    const before = { en: await shownIn("en"), ur: await shownIn("ur"), ar: await shownIn("ar") };
    const mails = { en: await mailIn("en", "first.en@example.com"), ur: await mailIn("ur", "first.ur@example.com") };
    const { company } = test.app.services.site().content;
    expect(mails.ur).toMatch(/24/);
    const { verbs } = await member("manager");
    await verbs.setWords({ words: {}, hasGuidedDay: true, digits: "eastern", hijri: true });

    expect(await shownIn("en")).toEqual(before.en);
    expect(await mailIn("en", "again.en@example.com")).toBe(mails.en);
    const [ur, ar] = [await shownIn("ur"), await shownIn("ar")];
    expect(ur.duration).toMatch(/[۰-۹]/);
    expect(ur.starts).toMatch(/[۰-۹].*\(.*[۰-۹]ھ\)/);
    expect(ar.starts).toMatch(/[٠-٩].*\(.*[٠-٩] هـ\)/);
    for (const text of [ur.hours, ur.left, ur.students, ur.rating, ur.starts]) expect(text).not.toMatch(/\d/);
    for (const text of [ar.hours, ar.students, ar.rating, ar.starts]) expect(text).not.toMatch(/\d/);
    // Addresses, ids and moments stay.
    expect(ur).toMatchObject({ id: before.ur.id, href: before.ur.href, zone: before.ur.zone });

    const mail = await mailIn("ur", "again.ur@example.com");
    expect(mail).toContain("۲۴");
    expect(mail).not.toMatch(/(?<!\d)24(?!\d)/);
    for (const { display } of company.phones) expect(mail).toContain(display);

    await verbs.setWords({ words: {}, hasGuidedDay: true });
    expect({ en: await shownIn("en"), ur: await shownIn("ur"), ar: await shownIn("ar") }).toEqual(before);
  });
});
