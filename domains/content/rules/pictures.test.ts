import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { en } from "#server/compose/words/messages.ts";
import { canBeSet, picturesOf, socialImagePath } from "./pictures.ts";
import { createSite } from "./site.ts";

const [course, ...others] = demoContent.courses;
if (!course) throw new Error("The demo has no course.");

/** The drawing of the first course, with another title and description for search engines. */
function drawingOf(meta: { title: string; description: string }, company: Partial<SiteContent["company"]> = {}) {
  const content = {
    ...demoContent,
    company: { ...demoContent.company, ...company },
    courses: [{ ...course, page: { ...course?.page, meta } }, ...others],
  } as SiteContent;
  const path = socialImagePath(course?.canonicalPath ?? "");
  const drawing = picturesOf(createSite(content, en)).find((picture) => picture.path === path)?.drawing;
  if (drawing?.shows !== "page") throw new Error("The course has no picture.");
  return drawing;
}

it("shows all texts of the demo's pages, for their letters can be set", () => {
  for (const { path, drawing } of picturesOf(demoSite))
    if (drawing.shows === "page") for (const text of Object.values(drawing.texts)) expect(text, path).not.toBe("");
});

it("has one path for each picture", () => {
  const paths = picturesOf(demoSite).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it("shows a page's name without the institute's", () => {
  const { texts } = drawingOf({ title: "Weaving | Loom School", description: "Twelve weeks." });
  expect(texts).toEqual({ company: demoContent.company.name, title: "Weaving", description: "Twelve weeks." });
});

it.each(["اردو خطاطی", "Urdu اردو", "مقدمة في البرمجة", "עברית", "हिन्दी", "日本語", "Курс", "Weaving 🧶"])(
  "leaves out what it cannot set, and shows the section instead of %s",
  (title) => {
    expect(canBeSet(title)).toBe(false);
    const { texts } = drawingOf({ title: `${title} | Darsgah`, description: `About ${title}.` });
    expect(texts).toEqual({ company: demoContent.company.name, title: "Courses", description: "" });
  },
);

it("shows the company's Latin name if its first is in another script", () => {
  const company = { name: "درسگاہ", fullName: "درسگاہ Solutions", legalName: "Darsgah Ltd" };
  expect(drawingOf({ title: "Weaving", description: "At the loom." }, company).texts.company).toBe("Darsgah Ltd");
});

it("sets the marks of written English, and European letters of the first code page", () => {
  expect(canBeSet("“Data” – it’s 100 % café, Straße, œuvre… €5 • ½")).toBe(true);
  expect(canBeSet("soft\u00adhyphen")).toBe(false);
});
