import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { createSite, type Site } from "#domains/content/rules/site.ts";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import { en } from "#server/compose/words/messages.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { openOrder } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const courseId = "mern-full-stack-development";
const [embedded] = databases;

/** The demo's content after staff have changed prices, courses and answers. */
const changed: SiteContent = {
  ...demoContent,
  company: {
    ...demoContent.company,
    ...{ name: "Nordlicht", fullName: "Nordlicht Schule" },
    emails: [{ label: "Office", address: "office@nordlicht.example" }],
    demo: { ...demoContent.company.demo, windows: [] },
  },
  plans: demoContent.plans.map((plan) => ({ ...plan, fees: { USD: 250 } })),
  courses: demoContent.courses.map((course) =>
    course.id === courseId
      ? {
          ...course,
          title: "Weaving on a Loom",
          cardTitle: "Weaving",
          months: 5,
          fees: { USD: { premium: 77 } },
          names: ["loom"],
        }
      : course,
  ),
};

describe("a change of the content while the program runs", () => {
  let smtp: SmtpPeer;
  let test: TestApp;
  let site: Site = demoSite;
  const database = embedded?.open();

  beforeAll(async () => {
    smtp = await startSmtpPeer();
    const environment = { SMTP_URL: smtp.url };
    test = await startTestApp(environment, { database: await database, site: () => site });
    // Derived content is derived from the first one, too.
    expect(await titlesFound()).not.toContain("Weaving on a Loom");
    expect(await answerTo("How much is the loom course?")).not.toContain("$77");
    site = createSite(changed, en);
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  async function answerTo(question: string): Promise<string> {
    const init = { method: "POST", headers: { "Content-Type": "application/json" } };
    const response = await test.ask("/api/assistant", { ...init, body: JSON.stringify({ question }) }, "8.8.8.8");
    return await response.text();
  }

  const titlesFound = async () => (await test.app.services.searchSite("weaving loom")).map(({ title }) => title);

  it("is found by the search", async () => {
    expect((await titlesFound())[0]).toBe("Weaving on a Loom");
  });

  it("is what the assistant says", async () => {
    expect(await answerTo("How much is the loom course?")).toContain("**$77 per month**, 5 months, $385 in all");
  });

  it("is what an order costs: the plan's price times the months of the course, whatever its title", async () => {
    const { reference } = await openOrder(test, { course: courseId, plan: "basic" });
    const opened = await database;
    if (!opened) throw new Error("There is no database.");
    expect(await findOrder(opened.database, reference)).toMatchObject({
      ...{ courseTitle: "Weaving on a Loom", months: 5, openedMonthlyMinor: 25_000, openedAmountMinor: 125_000 },
    });
  });

  it("is what emails say, and whom they come from and reach", async () => {
    await openOrder(test, { course: courseId, plan: "basic", email: "weaver@example.com" });
    const [toStudent, toStaff] = await until(() => {
      const found = [
        smtp.received.find(({ to, parsed }) => to.includes("weaver@example.com") && /place/.test(parsed.subject ?? "")),
        smtp.received.find(({ to }) => to.includes("office@nordlicht.example")),
      ];
      return found.every((mail) => mail !== undefined) && found;
    });
    expect(toStudent?.parsed.from).toEqual({ name: "Nordlicht Schule", address: "office@nordlicht.example" });
    expect(toStudent?.parsed.subject).toMatch(/^Your place: \$1,250 to pay, order /);
    expect(toStudent?.parsed.text).toContain("Weaving on a Loom");
    expect(toStudent?.parsed.text).toContain("Basic, $250 a month for 5 months");
    expect(toStaff?.parsed.text).toContain("Basic, 5 months at $250, $1,250 in all");
    expect(toStaff?.parsed.subject).toContain("Weaving on a Loom");
  });

  it("is when demo classes take place", async () => {
    const slots = await test.ask(`/api/demo/slots?course=${courseId}`);
    expect(await slots.json()).toMatchObject({ slots: [] });
  });

  it("is in the API's documentation", async () => {
    expect(await (await test.ask("/api/docs")).text()).toContain("Nordlicht API");
  });
});
