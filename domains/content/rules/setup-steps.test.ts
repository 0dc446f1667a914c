import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { en } from "#server/compose/words/messages.ts";
import { type SetupStep, setupParts, setupPaths, setupSteps, setupWays } from "./setup-steps.ts";
import { createSite } from "./site.ts";

const { courses } = demoContent;
const course = courses.slice(0, 1).map((one) => ({ ...one, id: "baking", title: "Baking" }));
const site = createSite({ ...demoContent, courses: course }, en);

const said = (all: { to: string; label: string }[]) => all.map(({ to, label }) => `${label}: ${to}`);

describe("the steps to a site that visitors see", () => {
  it("begin with the institute's name and end with opening", () => {
    expect(setupSteps).toEqual(["name", "look", "place", "money", "course", "batch", "staff", "email", "live"]);
    for (const path of Object.values(setupPaths)) expect(site.pages.find(path)?.path).toBe(path);
  });

  it("list the forms of a step with several", () => {
    const to = (step: SetupStep) => setupParts(step, site).map((part) => part.to);
    expect(to("name")).toEqual(["/setup/name", "/setup/name/contact"]);
    expect(to("place")).toEqual(["/setup/place", "/setup/place/address", "/setup/place/hours"]);
    expect(to("money")).toEqual(["/setup/money", "/setup/money/fees", "/setup/money/payment"]);
    for (const step of ["look", "course", "batch", "staff", "email", "live"] as const) expect(to(step)).toEqual([]);
  });

  it("lead to the documents that they are about", () => {
    expect(said(setupWays("course", site))).toEqual([
      "Baking: /content/course/baking",
      "Drafts that wait: /content?drafts",
    ]);
    expect(setupWays("money", site).map(({ to }) => to)).toEqual(["/content/new/plan", "/content?drafts"]);
    expect(setupWays("staff", site)).toEqual([]);
  });
});
