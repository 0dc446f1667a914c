import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { courseOfferData } from "#domains/batches/site/course-offer-data.ts";
import { homePageData } from "#domains/batches/site/home-page-data.ts";
import { batchesThing } from "#domains/batches/site/structured-data.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import { feesOf, offeredFee } from "#domains/seats/site/offer.ts";
import { offerOf } from "#domains/seats/site/offer-of.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { callVerb, settleOrder } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { planEnrolment, simpleEnrolment } from "../support/enrolment-forms.ts";
import { content, sums } from "../support/five-currencies.ts";
import { moneyOf } from "../support/money.ts";
import { readPayPath, someAddress } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const courseId = "data-analyst";
const months = 3;

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

  const { rowOf, newBatch } = moneyOf(() => ({ opened, staff: { test } }));
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
  /** The words of an answer, which comes in pieces. */
  const ask = async (country: string, question: string) => {
    const answer = await (await post("/api/assistant", country, { question })).text();
    const pieces = answer.split("\n").filter((line) => line.startsWith("data: "));
    return spaced(pieces.map((line) => JSON.parse(line.slice(6)).text ?? "").join(""));
  };

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
    const offer = offerOf(content, { batches: [], recordings: new Map() }, en);
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

  it.each(sums)("in %s: a course without plans has one fee, by month or for the whole course", async (...given) => {
    const [country, currency, , minor, monthly, total] = given;
    const at = (await feesFor(country)) - 1;
    const offer = offerOf(content, { batches: [], recordings: new Map() }, en);
    const home = homePageData(site, []);
    const shownOf = (id: string) => {
      const course = content.courses.find((one) => one.id === id);
      if (!course) throw new Error("There is no such course.");
      return {
        course,
        prices: courseOfferData(site, course, []).prices,
        card: home.courses.find((one) => one.id === id),
      };
    };

    const byMonth = shownOf("cyber-security-ceh");
    expect(spaced(byMonth.card?.price[at])).toBe(monthly);
    expect(spaced(byMonth.prices.total[at])).toBe(`3 months in all: ${total}`);
    expect(spaced(feesOf({ course: byMonth.course, plan: offeredFee, months }, offer)[at])).toBe(total);
    const { email, next = "" } = await enrol(country, { course: "cyber-security-ceh", plan: "fee" });
    const order = { email, ...readPayPath(next) };
    expect(await rowOf(order)).toMatchObject({ currency, planTitle: "", openedAmountMinor: minor * months });
    const page = await test.app.services.orders.show(order);
    expect([page.amount, page.monthly, page.registration].map(spaced)).toEqual([total, monthly, ""]);
    const mail = await until(() => mailsTo(email)[0]);
    expect(spaced(mail.parsed.text)).toContain(`${monthly} a month for ${months} months`);
    expect(mail.parsed.text).not.toMatch(/\bPlan\b/);
    const staff = await until(() => smtp.received.find(({ parsed }) => parsed.replyTo?.[0]?.address === email));
    expect(spaced(staff.parsed.text)).toContain(`${months} months at ${monthly}, ${total} in all`);

    const once = shownOf("ai-machine-learning");
    expect(spaced(once.prices.month[at])).toBe(`${monthly} for the whole course`);
    expect(spaced(once.prices.registration[at])).toBe(`and ${monthly} for registration, once`);
    expect(once.card?.feeUnit).toBe("for the whole course");
    expect(await ask(country, `How much is the ${once.course.cardTitle} course?`)).toContain(
      `**${monthly} for the whole course**, and ${monthly} for registration, once`,
    );
    const whole = await enrol(country, { course: "ai-machine-learning", plan: "fee", email });
    const second = { email, ...readPayPath(whole.next ?? "") };
    const shownOrder = await test.app.services.orders.show(second);
    expect([shownOrder.monthly, shownOrder.registration].map(spaced)).toEqual([monthly, monthly]);
    const { body } = await callVerb(test, "findOrder", second.reference);
    expect(body.statement).toMatchObject({
      ...{
        currency,
        monthlyMinor: minor,
        registrationMinor: minor,
        priceMinor: 2 * minor,
        asked: { minor: 2 * minor },
      },
    });
    const said = await until(() => mailsTo(email)[1]);
    expect(spaced(said.parsed.text)).toContain(`${monthly} for the whole course`);
    expect(said.parsed.text).toContain("Registration fee, once");
    expect(await settleOrder(test, second.reference, { method: "cash" })).toMatchObject({ status: 200 });
    const after = await test.app.services.orders.show(second);
    expect(after.receipts).toHaveLength(1);
  });

  it("registration is asked for once per person, and again where nothing came of it", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const registrationOf = async (changes: object = {}) => {
      const { next = "" } = await enrol("PK", { course: "ai-machine-learning", plan: "fee", email, ...changes });
      const order = { email, ...readPayPath(next) };
      return { order, asked: (await test.app.services.orders.show(order)).registration };
    };
    const first = await registrationOf();
    expect(spaced(first.asked)).toBe("PKR 6,000");
    expect((await registrationOf({ message: "again" })).asked).toBeNull();
    const { database } = opened;
    await database.update(orders).set({ state: "cancelled" }).where(eq(orders.reference, first.order.reference));
    expect(spaced((await registrationOf({ message: "and again" })).asked)).toBe("PKR 6,000");
  });

  it("a batch's own price is what its orders ask, in its currency, whatever the plan", async () => {
    const batchId = await newBatch(7, { courseId, price: 4500, priceCurrency: "PKR" });
    for (const [country, month] of [
      ["PK", "PKR 4,500"],
      ["QA", "QAR 350"],
    ] as const) {
      const { email, next = "" } = await enrol(country, { batch: batchId });
      const page = await test.app.services.orders.show(readPayPath(next));
      expect(spaced(page.monthly)).toBe(month);
      const staff = await until(() => smtp.received.find(({ parsed }) => parsed.replyTo?.[0]?.address === email));
      expect(spaced(staff.parsed.text)).toContain(`${months} months at ${month}`);
    }
  });

  it("a form without a country is from the institute's own, its phone number too", async () => {
    const email = "home@example.com";
    const { country: _, ...form } = simpleEnrolment({ email }).formData;
    const asked = { formType: "enrollment-form", formData: form };
    const { status } = await post("/api/send-email", "", asked);
    expect(status).toBe(200);
    const stored = await opened.database.select().from(enrolmentRequests).where(eq(enrolmentRequests.email, email));
    expect(stored).toMatchObject([{ country: "Pakistan", phone: "+923001234567" }]);
    const wrong = await post("/api/send-email", "", { ...asked, formData: { ...form, phone: "12" } });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ fields: { phone: expect.any(String) } });
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
