import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { perSite } from "./per-site.ts";

it("makes one value for each state of the site", () => {
  const founded = perSite(({ content }) => ({ year: content.company.founded }));
  const next = {
    ...demoSite,
    content: { ...demoSite.content, company: { ...demoSite.content.company, founded: 1999 } },
  };
  expect(founded(demoSite)).toBe(founded(demoSite));
  expect(founded(next)).toEqual({ year: 1999 });
  expect(founded(demoSite)).toEqual({ year: demoSite.content.company.founded });
});
