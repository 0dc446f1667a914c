import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { en } from "#server/compose/words/messages.ts";
import { type SetupStep, setupFacts, setupPaths, setupSteps, setupWays } from "./setup-steps.ts";
import { createSite } from "./site.ts";

const { company, courses, plans, teachers } = demoContent;
const site = createSite(
  {
    ...demoContent,
    company: {
      ...company,
      name: "Noor Bakery School",
      phones: [{ label: "Office", e164: "+923001112233", display: "+92 300 1112233" }],
      emails: [{ label: "Office", address: "hello@noor.example" }],
      address: { ...company.address, street: "3 Mall Road", area: "Saddar", city: "Rawalpindi", country: "Pakistan" },
      hours: { ...company.hours, spans: [{ days: ["Monday"], opens: "09:00", closes: "17:00", words: "Mon 9 to 5" }] },
      currency: { ...company.currency, code: "PKR" },
    },
    plans: plans.slice(0, 1).map((plan) => ({ ...plan, title: "Evenings" })),
    courses: courses.slice(0, 1).map((course) => ({ ...course, id: "baking", title: "Baking" })),
    teachers: teachers.slice(0, 1).map((teacher) => ({ ...teacher, name: "Hamza" })),
  },
  en,
);

const facts = (step: SetupStep) => setupFacts(step, site);
const ways = (step: SetupStep) => setupWays(step, site).map(({ to, label }) => `${label}: ${to}`);

describe("the steps to a site that visitors see", () => {
  it("begin with the institute's name and end with opening", () => {
    expect(setupSteps).toEqual(["name", "look", "place", "money", "course", "batch", "staff", "email", "live"]);
    for (const path of Object.values(setupPaths)) expect(site.pages.find(path)?.path).toBe(path);
  });

  it("show what each has brought until now", () => {
    expect(facts("name")).toEqual(["Noor Bakery School", "+92 300 1112233", "hello@noor.example"]);
    expect(facts("place")).toEqual(["3 Mall Road, Saddar, Rawalpindi, Pakistan", "Mon 9 to 5"]);
    expect(facts("money")).toEqual(["Pakistani Rupee (PKR)", "Evenings"]);
    expect([facts("course"), facts("staff")]).toEqual([["Baking"], ["Hamza"]]);
    for (const step of ["look", "batch", "email", "live"] as const) expect(facts(step)).toEqual([]);
  });

  it.each<[SetupStep, string[]]>([
    [
      "name",
      [
        "Name: /settings/institute/name#field=Name",
        "Logo: /settings/brand",
        "Telephones: /settings/institute/contact#field=Telephones",
        "E-mail addresses: /settings/institute/contact#field=E-mail+addresses",
      ],
    ],
    ["look", ["Logo and colours: /settings/brand"]],
    [
      "place",
      [
        "Address: /settings/institute/address#field=Address",
        "Business hours: /settings/institute/hours#field=Business+hours",
      ],
    ],
    ["batch", ["New batch: /batches/new"]],
    ["live", []],
  ])("%s is done on these screens", (step, screens) => {
    expect(ways(step)).toEqual(screens);
  });

  it("lead to the screens of each course, and of money, staff and e-mail", () => {
    const to = (step: SetupStep) => setupWays(step, site).map((way) => way.to);
    expect(to("course")).toEqual(["/content/course/baking", "/content/new/course", "/content?drafts"]);
    expect(ways("course")[0]).toBe("Baking: /content/course/baking");
    expect(to("money")).toEqual(["/settings/money", "/settings/fees", "/content/new/plan", "/content?drafts"]);
    expect([to("staff"), to("email")]).toEqual([["/staff"], ["/settings/email"]]);
  });
});
