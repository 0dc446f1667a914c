import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { en } from "#server/compose/words/messages.ts";
import { pagesShowing } from "./preview-pages.ts";
import { createSite } from "./site.ts";

const { courses, services, teachers, testimonials, questions, policies } = demoContent;

/** An entry for each of these, with the demo's other facts. */
const like = <Entry, Own>(list: Entry[], ...own: Own[]) =>
  list.slice(0, own.length).map((one, place) => ({ ...one, ...own[place] }) as Entry & Own);

const content = {
  ...demoContent,
  courses: like(
    courses,
    { id: "kilims", canonicalPath: "/courses/kilims" },
    { id: "baking", canonicalPath: "/courses/baking" },
  ),
  services: like(services, { id: "repair", canonicalPath: "/services/repair" }),
  teachers: [
    ...like(teachers, { id: "hamza", teaching: { courses: ["baking"], title: "Baker", about: "Bakes." } }),
    ...like(teachers, { id: "saad" }).map(({ teaching: _, ...one }) => one),
  ],
  testimonials: like(testimonials, { id: "of-home", page: "home" as const }, { id: "of-demo", page: "demo" as const }),
  questions: like(questions, { id: "of-home", page: "home" as const }, { id: "of-demo", page: "demo" as const }),
  policies: like(policies, { id: "refunds", path: "/refunds" }),
};

describe("the pages that show a document", () => {
  it.each<[string, string, string[]]>([
    ["course", "baking", ["/courses/baking", "/courses", "/", "/enrollnow"]],
    ["course", "not-published-yet", ["/courses", "/", "/enrollnow"]],
    ["service", "repair", ["/services/repair", "/services", "/"]],
    ["project", "any", ["/portfolio"]],
    ["teacher", "hamza", ["/about", "/courses", "/courses/baking"]],
    // He is of the team and teaches no course.
    ["teacher", "saad", ["/about", "/courses"]],
    ["teacher", "not-published-yet", ["/about", "/courses"]],
    ["testimonial", "of-home", ["/"]],
    ["testimonial", "of-demo", ["/FreeDemo"]],
    ["question", "of-home", ["/"]],
    ["question", "of-demo", ["/FreeDemo"]],
    ["policy", "refunds", ["/refunds"]],
    ["plan", "basic", ["/", "/enrollnow"]],
    ["company", "company", ["/", "/contact", "/about"]],
    ["settings", "money", ["/", "/courses", "/enrollnow"]],
    ["page", "about", ["/about"]],
    ["page", "search", ["/search"]],
    ["page", "navigation", ["/"]],
    ["page", "terms", ["/", "/courses"]],
    ["page", "portal", []],
    ["answer", "hello", []],
  ])("of %s %s", (kind, id, paths) => {
    expect(pagesShowing({ kind, id }, createSite(content, en))).toEqual(paths);
  });

  it("are not those of sections that are off", () => {
    const pages = { ...content.pages, sections: { off: [{ section: "about" as const }] } };
    const site = createSite({ ...content, pages }, en);
    expect(pagesShowing({ kind: "company", id: "company" }, site)).toEqual(["/", "/contact"]);
    expect(pagesShowing({ kind: "page", id: "about" }, site)).toEqual([]);
  });
});
