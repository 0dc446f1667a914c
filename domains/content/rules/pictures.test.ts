import { describe, expect, it } from "vitest";
import { demoContent, demoSite, demoSiteInLanguages } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { en } from "#server/compose/words/messages.ts";
import { brandIcon, roundedIcon } from "#shared/look/brand-icon.ts";
import { signIcon } from "#shared/look/logos.ts";
import { canBeSet, type Drawing, emailPicture, picturesOf, socialImagePath } from "./pictures.ts";
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
  const paths = picturesOf(demoSiteInLanguages()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

describe("in several languages", () => {
  const site = demoSiteInLanguages();
  const pictures = picturesOf(site).flatMap(({ path, drawing }) =>
    drawing.shows === "page" ? [{ path, drawing }] : [],
  );

  it("each page has one a language, with all of its words", () => {
    expect(pictures).toHaveLength(3 * site.pages.all.length);
    for (const { path, drawing } of pictures) {
      const { title, description } = drawing.texts;
      expect([title, description], path).not.toContain("");
      expect(/[\u0600-\u06ff]/.test(title), path).toBe(drawing.lang !== undefined);
    }
    expect(pictures.find(({ path }) => path === "/social/ur.jpg")?.drawing).toMatchObject({
      texts: { company: "", title: site.translations.get("ur")?.content.company.name },
      lang: "ur",
    });
  });

  it("a page that is not translated has none in that language", () => {
    const languages = new Map([...site.languages, ["ur" as const, new Set(["page/about"])]]);
    const paths = picturesOf({ ...site, languages }).map(({ path }) => path);
    expect(paths).toContain("/social/ar-about.jpg");
    expect(paths).not.toContain("/social/ur-about.jpg");
  });

  it("letters that the fonts of a language lack are left out", () => {
    expect([canBeSet("اردو خطاطی، MERN 3", "ur"), canBeSet("مقدمة في البرمجة", "ar")]).toEqual([true, true]);
    expect([canBeSet("日本語", "ur"), canBeSet("हिन्दी", "ar"), canBeSet("ڭ", "ur")]).toEqual([false, false, false]);
  });
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

describe("the pictures of an institute's look", () => {
  const { company } = demoContent;
  const wordmark = { viewBox: "0 0 10 10", path: "M0 0h1" };
  const logo = (name: string, width: number) => ({ name, png: `of-${name}`, width, height: 100 });
  const [light, dark, square] = [logo("light", 400), logo("dark", 400), logo("square", 100)];

  /** The picture at a path of an institute with this look. */
  function drawingAt(path: string, look: Partial<typeof company.brand>, facts: Partial<typeof company> = {}): Drawing {
    const brand = { ...company.brand, wordmark, ...look };
    const site = createSite({ ...demoContent, company: { ...company, nameUrdu: "نور", ...facts, brand } }, en);
    const found = picturesOf(site).find((picture) => picture.path === path);
    if (!found) throw new Error(`There is no picture at ${path}.`);
    return found.drawing;
  }

  const { ink, accent, paper } = company.brand.colors;
  const colors = { ink: ink.light, accent: accent.light };

  it.each([
    ["/icons/icon-192.png", 192, roundedIcon(colors)],
    ["/icons/icon-512.png", 512, roundedIcon(colors)],
    ["/icons/icon-maskable-512.png", 512, brandIcon(colors, { margin: 0.2, corner: 0 })],
    ["/icons/apple-touch-icon.png", 180, brandIcon(colors, { margin: 0.16, corner: 0 })],
  ])("are at %s an icon %i wide: the star in its colours", (path, width, svg) => {
    expect(drawingAt(path, {})).toEqual({ shows: "icon", svg, width });
  });

  it.each([
    ["/icons/icon-192.png", 0, null],
    ["/icons/icon-512.png", 0, null],
    ["/icons/icon-maskable-512.png", 0.16, paper.light],
    ["/icons/apple-touch-icon.png", 0.08, paper.light],
  ])("are at %s its square sign where it has one, on paper where the icon has a margin", (path, margin, ground) => {
    expect(drawingAt(path, { logos: { light, square } })).toMatchObject({ svg: signIcon(square, { margin, ground }) });
    expect(drawingAt(path, { logos: { light } })).toEqual(drawingAt(path, {}));
  });

  it("are at the top of emails its name in Urdu on its accent, or nothing beside the words without one", () => {
    expect(drawingAt(emailPicture, {})).toEqual({ shows: "email", accent: accent.light, wordmark });
    expect(drawingAt(emailPicture, {}, { nameUrdu: undefined })).toMatchObject({ wordmark: null });
    expect(drawingAt(emailPicture, { wordmark: undefined })).toMatchObject({ wordmark: null });
    expect(emailPicture).toBe("/mail/brand.png");
  });

  it("show the logo for dark grounds, and plain grounds where there is no pattern", () => {
    const shown = { png: "of-dark", width: 400, height: 100, isSign: false, plate: false };
    for (const path of [emailPicture, "/social/home.jpg"]) {
      expect(drawingAt(path, { logos: { light, dark }, pattern: "none" })).toMatchObject({
        logo: shown,
        isPlain: true,
      });
      const plain = drawingAt(path, { pattern: "girih" });
      expect(["logo" in plain, "isPlain" in plain]).toEqual([false, false]);
    }
  });

  it("show a page in its own hue, on its own pattern", () => {
    const hue = course.pattern.hue;
    expect(drawingAt(socialImagePath(course.canonicalPath), {})).toMatchObject({
      ...{ shows: "page", tiling: course.pattern.tiling, wordmark },
      colors: { ground: company.brand.colors[hue].light, accent: accent.light, text: ink.dark },
    });
  });
});

it("leaves out the title of a page right below home that it cannot set", () => {
  const about = { ...demoContent.pages.about, meta: { title: "ہمارے بارے میں", description: "Who we are." } };
  const pictures = picturesOf(createSite({ ...demoContent, pages: { ...demoContent.pages, about } }, en));
  expect(pictures.find(({ path }) => path === "/social/about.jpg")?.drawing).toMatchObject({
    texts: { title: "", description: "Who we are." },
  });
});
