import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import type { FeeCell } from "#domains/content/rules/change-fees.ts";
import { saveDraft } from "#domains/content/server/drafts.ts";
import { type PublishDeps, publish } from "#domains/content/server/publish.ts";
import { createPublishedSite, type PublishedSite } from "#domains/content/server/published-site.ts";
import { setFees, setMoney } from "#domains/content/server/set-money.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { operator } from "#server/audit/actor.ts";
import { hooks } from "#server/compose/hooks.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";

const seed = demoSeed;
const course = { kind: "course", id: "data-analyst", locale: "en" };
const plan = { kind: "plan", id: "basic", locale: "en" };

/** The seed's text of a document. */
function seeded(key: typeof course) {
  const found = seed.documents.find(
    ({ kind, id, locale }) => kind === key.kind && id === key.id && locale === key.locale,
  );
  return found?.document as Record<string, unknown>;
}

describe.each(databases)("currency, markets and fees on $name", ({ open }) => {
  let opened: OpenDatabase;
  let site: PublishedSite;
  let deps: PublishDeps;
  let now = new Date("2026-02-03T10:00:00Z");

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    const clock = () => now;
    site = await createPublishedSite({ database, seed, messages: en, log: { error: () => {}, info: () => {} }, clock });
    deps = { database, seed, clock, publishedSite: site, messages: en, announce: async () => {}, ...hooks };
  });
  afterAll(async () => await opened.close());

  const save = async (key: typeof course, document: unknown) =>
    await saveDraft(deps, operator, key, { document, version: 0 });

  it("reads a plan and a course as the last release wrote them: with prices in the currency of the company's facts", async () => {
    const { fees: _, ...earlier } = seeded(plan);
    await save(plan, { ...earlier, monthlyPrice: 99.5 });
    await save(course, { ...seeded(course), prices: { standard: 120 } });
    await publish(deps, operator);
    const { content } = site.site();
    expect(content.plans.find(({ id }) => id === plan.id)?.fees).toEqual({ USD: 99.5 });
    expect(content.courses.find(({ id }) => id === course.id)?.fees).toEqual({ USD: { standard: 120 } });
    // The rule of the last release is the seed's document.
    expect(["PK", "QA", "DE"].map((country) => marketOf(content.money, country).fees)).toEqual([
      ...["asked", "asked", "shown"],
    ]);
    const settings = { currency: "PKR" as const, markets: [], elsewhere: { fees: "shown" as const } };
    await setMoney(deps, operator, { settings });
    const inRupees = { kind: "plan" as const, course: null, plan: plan.id, currency: "PKR" as const, amount: 6000 };
    await setFees({ ...deps, site: site.site }, operator, { from: null, cells: [inRupees], units: [] });
    const after = site.site().content;
    expect(after.money.markets).toEqual([{ countries: null, currency: "PKR", fees: "shown" }]);
    expect(after.plans.find(({ id }) => id === plan.id)?.fees).toEqual({ USD: 99.5, PKR: 6000 });
    // A price in dollars stays one.
    expect(after.courses.find(({ id }) => id === course.id)?.fees).toEqual({ USD: { standard: 120 } });
    const twice = {
      markets: [
        { countries: ["PK"], fees: "asked" as const },
        { countries: ["PK"], fees: "shown" as const },
      ],
    };
    await expect(setMoney(deps, operator, { settings: { ...settings, ...twice } })).rejects.toMatchObject({
      code: "invalid",
    });
    expect(site.site().content).toBe(after);
  });

  it("fees change at midnight of the institute's zone: before it the old ones are shown, from it on the new ones", async () => {
    const from = "2026-02-04";
    const feeNow = () => site.site().content.plans.find(({ id }) => id === plan.id)?.fees.PKR;
    const cells = [{ kind: "plan" as const, course: null, plan: plan.id, currency: "PKR" as const, amount: 7000 }];
    await setFees({ ...deps, site: site.site }, operator, { from, cells, units: [] });
    expect(feeNow()).toBe(6000);
    expect(site.site().content.plannedFees).toEqual([
      {
        from,
        title: "Basic",
        amounts: expect.arrayContaining([expect.objectContaining({ currency: "PKR", amount: 7000 })]),
      },
    ]);
    // 23:59 and 00:00 in Karachi.
    now = new Date("2026-02-03T18:59:59Z");
    await site.refresh();
    expect(feeNow()).toBe(6000);
    now = new Date("2026-02-03T19:00:00Z");
    await site.refresh();
    expect([feeNow(), site.site().content.plannedFees]).toEqual([7000, []]);
    // The settings of money keep what the fees' own screen says.
    const registration = { ...cells[0], kind: "registration" as const, plan: null, amount: 1000 };
    await setFees({ ...deps, site: site.site }, operator, { from: null, cells: [registration as FeeCell], units: [] });
    const settings = { currency: "PKR" as const, markets: [], elsewhere: { fees: "shown" as const } };
    await setMoney(deps, operator, { settings });
    expect(site.site().content.registration).toEqual({ PKR: 1000 });
    expect(site.site().content.courses[0]?.registration).toEqual({ PKR: 1000 });
    await expect(setFees({ ...deps, site: site.site }, operator, { from, cells: [], units: [] })).rejects.toMatchObject(
      {
        code: "invalid",
      },
    );
  });
});
