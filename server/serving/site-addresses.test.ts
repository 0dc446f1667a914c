import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentNames } from "#server/serving/content-names.ts";
import { createSiteAddresses } from "#server/serving/site-addresses.ts";

const patterns = [
  "about",
  "FreeDemo",
  "search",
  "services/:slug",
  "courses",
  "courses/:slug",
  "payment/:reference",
  "payment/:reference/review",
  "sign-in/*",
  "course-outline/:courseId",
  "recorded-lectures/:batchId",
  "sitemap.xml",
  "*",
];
const built = ["/", "/about", "/courses", "/courses/data-analyst", "/robots.txt"];
const names = (...list: string[]) => new Map(list.map((name) => [name.toLowerCase(), name]));
const known: ContentNames = { courses: names("data-analyst", "Name with space"), batches: names("MERN-evening") };

const addressesWith = (given: Partial<Parameters<typeof createSiteAddresses>[0]> = {}) =>
  createSiteAddresses({ patterns, isOpen: () => true, built, content: () => known, hasWidgets: false, ...given });
const { find } = addressesWith();

const inThree = addressesWith({
  patterns: ["ur?/ar?", "ur?/ar?/:name", "ur?/ar?/about", "ur?/ar?/courses/:slug", "*"],
  built: ["/", "/courses/mern", "/ur", "/ur/courses/mern", "/ar/courses/mern"],
});

describe("an address", () => {
  it.each([
    "/",
    "/about",
    "/about.data",
    "/_.data",
    "/FreeDemo",
    "/courses/data-analyst",
    "/course-outline/data-analyst",
    "/course-outline/Name%20with%20space",
    "/recorded-lectures/MERN-evening.data",
    "/sign-in",
    "/payment/K7M4-Q2XW",
    "/payment/K7M4-Q2XW/review",
    "/sitemap.xml",
  ])("that is a page's own: %s", (path) => {
    expect(find(path)).toEqual({ kind: "page" });
  });

  it.each([
    ["/ABOUT", "/about"],
    ["/%61bout", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["//about", "/about"],
    ["/./x/../about", "/about"],
    ["/%2e%2E/about", "/about"],
    ["/\\about", "/about"],
    ["//", "/"],
    ["/freedemo.data", "/FreeDemo.data"],
    ["/about/_.data", "/about.data"],
    ["/.data", "/_.data"],
    ["/Courses/Data-Analyst", "/courses/data-analyst"],
    ["/COURSE-OUTLINE/data%2Danalyst", "/course-outline/data-analyst"],
    ["/recorded-lectures/mern-evening", "/recorded-lectures/MERN-evening"],
    ["/Payment/K7M4-Q2XW/", "/payment/K7M4-Q2XW"],
    ["/sign-in/step-two", "/sign-in"],
  ])("that is another spelling: %s of %s", (path, own) => {
    expect(find(path)).toEqual({ kind: "other spelling", path: own });
  });

  it.each([
    ["/none", "/~"],
    ["/none.data", "/~.data"],
    ["/a/b/c.html", "/~"],
    ["//evil.example/", "/~"],
    ["/\\evil.example", "/~"],
    ["/%2fevil.example", "/~"],
    ["/courses%2Fdata-analyst", "/~"],
    ["/%", "/~"],
    ["/courses/none", "/courses/~"],
    ["/Services/none", "/services/~"],
    ["/course-outline/none.data", "/course-outline/~.data"],
    ["/recorded-lectures/constructor", "/recorded-lectures/~"],
  ])("of nothing: %s as %s", (path, example) => {
    expect(find(path)).toEqual({ kind: "missing", example });
  });

  it("that content may name is left to the program while the names are not known", () => {
    const unsure = addressesWith({ content: () => null });
    expect(unsure.find("/course-outline/none")).toEqual({ kind: "page" });
    expect(unsure.find("/courses/none")).toEqual({ kind: "missing", example: "/courses/~" });
  });

  it("below the sign-in page belongs to the provider that keeps the accounts", () => {
    const hosted = addressesWith({ hasWidgets: true });
    expect(hosted.find("/sign-in/factor-one")).toEqual({ kind: "page" });
    expect(hosted.find("/Sign-In/factor-one")).toEqual({ kind: "other spelling", path: "/sign-in/factor-one" });
  });

  it("below the prefix of a language is the same page's, and below two there is none", () => {
    const routed = [
      "ur?/ar?",
      "ur?/ar?/about",
      "ur?/ar?/courses/:slug",
      "ur?/ar?/batches/:courseId",
      "ur?/ar?/sign-in/*",
    ];
    const given = {
      ...{ patterns: [...routed, "robots.txt", "*"], built: ["/courses/mern"], content: () => null, hasWidgets: false },
      isOpen: () => true,
    };
    const { find } = createSiteAddresses(given);
    for (const path of ["/", "/ur", "/ar", "/about", "/ur/about", "/ar/about.data", "/ur/batches/mern", "/sign-in"])
      expect(find(path), path).toEqual({ kind: "page" });
    expect(find("/UR/About")).toEqual({ kind: "other spelling", path: "/ur/about" });
    expect(find("/ar/sign-in/anything")).toEqual({ kind: "other spelling", path: "/ar/sign-in" });
    for (const path of ["/ur/ar", "/ur/ur", "/ur/ar/about", "/ur/robots.txt", "/ur/courses/none"])
      expect(find(path).kind, path).toBe("missing");
    const closed = createSiteAddresses({ ...given, isOpen: (locale) => locale !== "ur" });
    for (const path of ["/ur", "/ur.data", "/ur/about", "/ur/batches/mern", "/ur/sign-in"])
      expect(closed.find(path).kind, path).toBe("missing");
    for (const path of ["/", "/ar", "/ar/about"]) expect(closed.find(path), path).toEqual({ kind: "page" });
    expect(closed.find("/ur/a/b")).toEqual({ kind: "missing", example: "/~" });
  });

  it.each([
    ["/ur/", "/ur"],
    ["/UR", "/ur"],
    ["/Ur/About/", "/ur/about"],
    ["/ar//about//", "/ar/about"],
    ["/UR.data", "/ur.data"],
    ["/AR/courses/MERN", "/ar/courses/mern"],
  ])("in a language has its own spelling too: %s is %s", (path, own) => {
    expect(inThree.find(path)).toEqual({ kind: "other spelling", path: own });
  });

  it.each([
    ["/ur/ur", "/ur/~"],
    ["/ur/ur/about", "/ur/~"],
    ["/ur/nope", "/ur/~"],
    ["/UR/nope/", "/ur/~"],
    ["/ar/a/b/c.data", "/ar/~.data"],
    ["/ar/courses/none", "/ar/courses/~"],
    ["/fr/about", "/~"],
  ])("of nothing is missing in the language of its address: %s as %s", (path, example) => {
    expect(inThree.find(path)).toEqual({ kind: "missing", example });
  });

  it("of any text leads to a page of our own in its own spelling", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "about",
        "ABOUT",
        "courses",
        "payment",
        "sign-in",
        "..",
        ".",
        "%2e%2e",
        "%2f",
        "\\",
        "",
        "evil.example",
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.constantFrom("", "/", ".data"), (parts, end) => {
        const found = find(`/${parts.join("/")}${end}`);
        if (found.kind !== "other spelling") return;
        expect(found.path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(found.path, "https://own.example").origin).toBe("https://own.example");
        expect(find(found.path)).toEqual({ kind: "page" });
      }),
      { numRuns: 2_000 },
    );
  });
});
