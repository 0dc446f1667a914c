import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { en } from "#server/compose/words/messages.ts";
import { createSite } from "./site.ts";

const { courses, services, policies } = demoContent;
const [anyCourse, anyService, anyPolicy] = [courses[0], services[0], policies[0]];
if (!anyCourse || !anyService || !anyPolicy) throw new Error("The demo has courses, services and policies.");

const kilims = {
  ...{ ...anyCourse, id: "kilims", slug: "kilims", title: "Kilims", canonicalPath: "/courses/kilims" },
  ...{
    landingPath: "/KilimPage",
    aliases: ["/carpets"],
    formerly: ["/courses/Rugs", "/rugs", "/old/courses/mats", "/courses/felt/2"],
  },
};
const baking = {
  ...{ ...anyCourse, id: "baking", slug: "bread", title: "Baking", canonicalPath: "/courses/bread" },
  ...{ landingPath: "/courses/bread", aliases: [], formerly: ["/courses/baking", "/courses/kilims", "/carpets"] },
};
const service = (id: string, shortTitle?: string) => ({
  ...{ ...anyService, id, slug: id, title: `The ${id}`, shortTitle, canonicalPath: `/services/${id}` },
  ...{ landingPath: `/services/${id}`, aliases: [], formerly: [] },
});
const refunds = {
  ...anyPolicy,
  id: "refunds",
  path: "/refunds",
  effectiveDate: "2026-02-01",
  formerly: ["/money-back"],
};

const content: SiteContent = {
  ...{ ...demoContent, revised: "2026-11-27", courses: [kilims, baking], policies: [refunds] },
  services: [service("repair"), service("washing", "Washing"), ...["a", "b", "c", "d"].map((id) => service(id))],
};
const pagesOf = (own: Partial<SiteContent["pages"]> = {}) =>
  createSite({ ...content, pages: { ...content.pages, ...own } }, en).pages;
const pages = pagesOf();

describe("a public page", () => {
  it("of a course stands below the courses, shows seats and looks like its cover", () => {
    expect(pages.find("/courses/kilims")).toEqual({
      ...{ ...kilims.page.meta, name: "Kilims", path: "/courses/kilims", priority: 0.8, showsSeats: true },
      ...{ tiling: kilims.pattern.tiling, hue: kilims.pattern.hue, indexed: true, lastModified: "2026-11-27" },
      breadcrumbs: [
        { name: "Home", path: "/" },
        { name: "Courses", path: "/courses" },
        { name: "Kilims", path: "/courses/kilims" },
      ],
    });
  });

  it("of a service stands below the services, under its short name if it has one", () => {
    const trailOf = (path: string) => pages.find(path)?.breadcrumbs.map(({ name }) => name);
    expect(trailOf("/services/repair")).toEqual(["Home", "Services", "The repair"]);
    expect(trailOf("/services/washing")).toEqual(["Home", "Services", "Washing"]);
    expect(pages.find("/services/repair")).toMatchObject({ priority: 0.8, indexed: true, showsSeats: false });
  });

  it("of a service looks unlike its neighbours", () => {
    const looks = content.services.map(({ canonicalPath }) => pages.find(canonicalPath));
    expect(looks.map((page) => `${page?.hue} ${page?.tiling}`)).toEqual([
      ...["lapis 4.6.12", "emerald 3.12.12", "brick 3.4.6.4", "plum 4.8.8", "lapis 6.6.6", "emerald 4.6.12"],
    ]);
  });

  it("of a course with a picture of its own shows that", () => {
    const site = createSite({ ...content, courses: [{ ...kilims, thumbnail: "/kilim.jpg" }] }, en);
    expect(site.pages.find("/courses/kilims")?.photo).toBe("/kilim.jpg");
    expect("photo" in (pages.find("/courses/bread") ?? {})).toBe(false);
  });

  it("of a policy changed on the day from which it counts", () => {
    expect(pages.find("/refunds")).toMatchObject({
      ...{ ...refunds.meta, name: refunds.hero.title, priority: 0.3, tiling: "4.8.8", hue: "plum" },
      ...{ lastModified: "2026-02-01", breadcrumbs: [{ path: "/" }, { path: "/refunds" }] },
    });
  });

  it("at home has only itself in its trail", () => {
    expect(pages.find("/")).toMatchObject({ name: "Home", breadcrumbs: [{ name: "Home", path: "/" }] });
  });

  it("with the program's own words is there too; search is for no search engine", () => {
    expect(pages.find("/batches")).toMatchObject({
      ...{
        name: en.batches.crumb,
        description: en.batches.all.meta.description,
        priority: 0.8,
        tiling: "4.8.8",
        hue: "lapis",
      },
      ...{ indexed: true, showsSeats: true, readsQuery: ["course", "when"] },
    });
    expect(pages.find("/search")).toMatchObject({
      ...{ name: en.search.hero.title, priority: 0, tiling: "6.6.6", hue: "emerald" },
      ...{ indexed: false, showsSeats: false, perRequest: true },
    });
  });

  it("is not there where the owner has switched it off, or has written none", () => {
    const without = pagesOf({ sections: { off: [{ section: "about" }, { section: "search" }] } });
    for (const path of ["/about", "/search"]) {
      expect(pages.find(path)?.path).toBe(path);
      expect(without.find(path)).toBeUndefined();
    }
    const { parents: _, ...others } = content.pages;
    expect(createSite({ ...content, pages: others }, en).pages.find("/parents")).toBeUndefined();
  });
});

describe("an address", () => {
  it.each([
    ["/courses/kilims", "/courses/kilims"],
    ["/courses/kilims/", "/courses/kilims"],
    ["/courses/kilims///", "/courses/kilims"],
    ["/KilimPage", "/courses/kilims"],
    ["/carpets", "/courses/kilims"],
    ["/carpets/", "/courses/kilims"],
    // An address that a page had leads to it in any letters.
    ["/courses/RUGS", "/courses/kilims"],
    ["/money-back", "/refunds"],
    ["/", "/"],
    ["//", "/"],
    ["/nowhere/", "/nowhere"],
  ])("%s is of the page %s", (address, path) => {
    expect(pages.canonicalPathOf(address)).toBe(path);
  });

  it("that leads to no page finds none", () => {
    expect(pages.find("/nowhere")).toBeUndefined();
    expect(pages.find("/KilimPage")?.path).toBe("/courses/kilims");
  });

  it("of a campaign is another one of its page, unless it is the page's own", () => {
    expect(pages.aliases).toEqual([
      { path: "/KilimPage", canonicalPath: "/courses/kilims" },
      { path: "/carpets", canonicalPath: "/courses/kilims" },
    ]);
  });

  it.each([
    ["/rugs", "/courses/kilims"],
    ["/Courses/Rugs", "/courses/kilims"],
    ["/course-outline/rugs", "/course-outline/kilims"],
    ["/batches/rugs", "/batches/kilims"],
    ["/courses/baking", "/courses/bread"],
    // No course was at these.
    ["/batches/mats", undefined],
    ["/batches/felt", undefined],
    ["/ur/rugs", "/ur/courses/kilims"],
    ["/money-back", "/refunds"],
    // Another course has these addresses now.
    ["/courses/kilims", undefined],
    ["/carpets", undefined],
    ["/batches/kilims", undefined],
    // Outlines and batches are found by the course's id, which has not changed.
    ["/batches/baking", undefined],
    ["/nowhere", undefined],
  ])("%s has moved to %s", (address, now) => {
    expect(pages.movedTo(address)).toBe(now);
  });
});

describe("the trail of a page under a course", () => {
  const own = { name: "Outline", path: "/course-outline/kilims" };

  it("leads over the course, whose picture it shows", () => {
    const { breadcrumbs, imageOf } = pages.courseTrail({ slug: "kilims", title: "Kilims" }, own);
    expect(breadcrumbs.map(({ path }) => path)).toEqual(["/", "/courses", "/courses/kilims", own.path]);
    expect([breadcrumbs[2]?.name, imageOf]).toEqual(["Kilims", "/courses/kilims"]);
  });

  it("leads over all courses where the course has no page here", () => {
    const { breadcrumbs, imageOf } = pages.courseTrail({ slug: "gone", title: "Gone" }, own);
    expect(breadcrumbs.map(({ path }) => path)).toEqual(["/", "/courses", own.path]);
    expect(imageOf).toBe("/courses");
  });
});
