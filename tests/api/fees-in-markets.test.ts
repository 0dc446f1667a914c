import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { courseOfferData } from "#domains/batches/site/course-offer-data.ts";
import { homePageData } from "#domains/batches/site/home-page-data.ts";
import { batchesThing } from "#domains/batches/site/structured-data.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import type { Market } from "#domains/institute/rules/markets.ts";
import { feesOf, offerOf } from "#domains/seats/site/offer.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb, settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf } from "../support/money.ts";
import { readPayPath, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const courseId = "data-analyst";
const months = 3;

/** Countries with their market's currency and its fee a month: as it is typed, in minor units, as it is read; and in all. */
const sums = [
  ["JP", "JPY", 15_000, 15_000, "¥15,000", "¥45,000"],
  ["US", "USD", 99.5, 9950, "$99.50", "$298.50"],
  ["PK", "PKR", 6000, 600_000, "PKR 6,000", "PKR 18,000"],
  ["KW", "KWD", 12.345, 12_345, "KWD 12.345", "KWD 37.035"],
  ["QA", "QAR", 350, 35_000, "QAR 350", "QAR 1,050"],
] as const;

const fees = Object.fromEntries(sums.map(([, currency, fee]) => [currency, fee]));

/** An institute with five currencies; fees are asked for in India, and everywhere else in pounds, which it has none in. */
const content: SiteContent = {
  ...demoSite.content,
  money: {
    currency: "QAR",
    markets: [
      ...sums.map(([country, currency]): Market => ({ countries: [country], currency, fees: "shown" })),
      { countries: ["IN"], currency: "QAR", fees: "asked" },
      { countries: null, currency: "GBP", fees: "shown" },
    ],
  },
  plans: demoSite.content.plans.map((plan) => (plan.id === "basic" ? { ...plan, fees } : { ...plan, fees: {} })),
};

/** A text with plain spaces; a currency's code is followed by a no-break space. */
const spaced = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");

describe.each(databases)("a fee is one sum wherever it is said, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const site: Site = createSite(content, en);
  let shown = site;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { SMTP_URL: smtp.url, TRUST_PROXY: "1", GEO_COUNTRY_HEADER: "X-Country" };
    test = await startTestApp(
      { ...environment, SITE_URL: "https://darsgah.example" },
      { database: opened, site: () => shown },
    );
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const { rowOf } = moneyOf(() => ({ opened, staff: { test } }));
  const from = (country: string) => ({ "X-Country": country, "X-Forwarded-For": someAddress() });
  const post = (path: string, country: string, body: unknown) =>
    test.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...from(country) },
      body: JSON.stringify(body),
    });
  const enrol = async (country: string, changes: Parameters<typeof planEnrolment>[0] = {}) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const request = planEnrolment({
      email,
      course: courseId,
      plan: "basic",
      country,
      phone: "+4915112345678",
      ...changes,
    });
    return { email, next: (await (await post("/api/send-email", country, request)).json()).next as string | undefined };
  };
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  const feesFor = async (country: string) =>
    Number((await test.ask("/api/geo", { headers: from(country) })).headers.get("Fees"));
  const ask = async (country: string, question: string) =>
    spaced(await (await post("/api/assistant", country, { question })).text());

  it.each(sums)("in %s: site, order, email, receipt, statement, assistant", async (...given) => {
    const [country, currency, , minor, monthly, total] = given;
    const at = (await feesFor(country)) - 1;
    const course = content.courses.find(({ id }) => id === courseId);
    const plan = content.plans.find(({ id }) => id === "basic");
    if (!course || !plan) throw new Error("There is no course, or no plan.");

    const home = homePageData(site, []);
    expect(spaced(home.plans.find(({ id }) => id === "basic")?.price[at])).toBe(monthly);
    expect(spaced(home.courses.find(({ id }) => id === courseId)?.price[at])).toBe(monthly);
    const { prices } = courseOfferData(site, course, []);
    expect(spaced(prices.month[at])).toBe(`${monthly} per month`);
    expect(spaced(prices.total[at])).toContain(`Basic ${total}`);
    const offer = offerOf(content, { batches: [], recordings: new Map() }, en.labels.enrolment.form.batch);
    expect(spaced(feesOf({ course, plan, months }, offer)[at])).toBe(total);
    expect(await ask(country, `How much is the ${course.cardTitle} course?`)).toContain(`**${monthly} per month**`);

    const { email, next = "" } = await enrol(country);
    const order = { email, ...readPayPath(next) };
    expect(await rowOf(order)).toMatchObject({
      ...{ currency, openedMonthlyMinor: minor, openedAmountMinor: minor * months },
    });
    const page = await test.app.services.orders.show(order);
    expect([page.amount, page.monthly].map(spaced)).toEqual([total, monthly]);
    const mail = await until(() => mailsTo(email)[0]);
    expect(spaced(mail.parsed.subject)).toContain(`Your place: ${total} to pay`);
    expect(spaced(mail.parsed.text)).toContain(`Basic, ${monthly} a month for ${months} months`);
    const staff = await until(() => smtp.received.find(({ parsed }) => parsed.replyTo?.[0]?.address === email));
    expect(spaced(staff.parsed.text)).toContain(`Basic, ${months} months at ${monthly}, ${total} in all`);

    expect(await settleOrder(test, order.reference, { method: "cash" })).toMatchObject({ status: 200 });
    const { body } = await callVerb(test, "findOrder", order.reference);
    expect(body.statement).toMatchObject({ currency, paidMinor: minor * months, balanceMinor: 0 });
    expect(spaced((await test.app.services.orders.show(order)).receipts[0]?.amount)).toBe(total);
  });

  it("a market whose currency has no fee asks for it, and nothing is converted", async () => {
    const at = (await feesFor("GB")) - 1;
    expect(homePageData(site, []).courses.map(({ price }) => price[at])).toEqual([null, null, null, null]);
    expect(await ask("GB", "How much is the Data Analysis course?")).not.toMatch(/£|\d,\d|USD|QAR/);
    const { email, next } = await enrol("GB");
    expect(next).toBeUndefined();
    const mail = await until(() => mailsTo(email)[0]);
    expect(mail.parsed.text).not.toMatch(/£|\$/);
    expect((await enrol("US", { plan: "premium" })).next).toBeUndefined();
  });

  it("a fee that is changed leaves an order as it was opened", async () => {
    const { next = "" } = await enrol("KW");
    const order = { email: "", ...readPayPath(next) };
    const before = await rowOf(order);
    const dearer = content.plans.map((plan) => ({ ...plan, fees: { KWD: 99.999 } }));
    shown = createSite({ ...content, plans: dearer, money: { currency: "GBP", markets: [] } }, en);
    expect(await rowOf(order)).toEqual(before);
    expect(spaced((await test.app.services.orders.show(order)).amount)).toBe("KWD 37.035");
    shown = site;
  });

  it("where fees are asked for, none is told", async () => {
    expect([await feesFor("IN"), await feesFor("")]).toEqual([0, 0]);
    expect(await ask("IN", "What are your fees?")).not.toMatch(/QAR|350/);
  });

  it("search engines are told the fee of the first market, with its currency", () => {
    const [course] = demoSite.content.courses;
    if (!course) throw new Error("There is no course.");
    const batch = { _id: "x", courseId: course.id, name: "x", mode: "Online", seats: 9, enrolled: 1, ownFee: null };
    const own = { ...batch, ownFee: { amount: 12_000, currency: "JPY" } };
    const listed = { ...course, _id: course.id } as unknown as Parameters<typeof batchesThing>[1];
    const { hasCourseInstance: instances } = batchesThing(site, listed, [batch, own] as unknown as TimedBatch[]);
    expect(instances).toMatchObject([
      { offers: { price: 15_000, priceCurrency: "JPY" } },
      { offers: { price: 12_000, priceCurrency: "JPY" } },
    ]);
  });

  it("staff choose the currency of a bill, and are told where the plan has no fee in it", async () => {
    const id = (
      await (
        await post("/api/send-email", "IN", {
          formType: "enrollment-form",
          formData: {
            firstName: "Asha",
            lastName: "Rao",
            email: "asha@example.com",
            phone: "+919812345678",
            course: courseId,
            message: "",
            country: "IN",
          },
        })
      ).json()
    ).id;
    const refused = await callVerb(test, "openOrder", id, { plan: "premium", currency: "PKR" });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { monthly: expect.stringContaining("no fee in PKR") } },
    });
    const { body } = await callVerb(test, "openOrder", id, { plan: "basic", currency: "PKR" });
    expect(await rowOf({ reference: body.reference })).toMatchObject({ currency: "PKR", openedMonthlyMinor: 600_000 });
  });
});
