import { expect, it } from "vitest";
import { demoSite, demoSiteInLanguages } from "#content/demo-site.ts";
import { socialImagePath } from "#domains/content/rules/pictures.ts";
import type { StoredPicture } from "#domains/content/server/create-pictures.ts";
import { prebuild } from "#server/serving/prebuilt.ts";
import { createPictureFinder } from "#server/serving/social-pictures.ts";
import { storageKey } from "#server/storage/port.ts";

const picture = () => prebuild({ identity: Buffer.from("a picture") }, []);
const [home, courses] = [picture(), picture()];
const built = new Map([
  ["/social/home.jpg", home],
  ["/social/courses.jpg", courses],
]);
const [course] = demoSite.content.courses;
if (!course) throw new Error("The demo has no course.");
const ofCourse = socialImagePath(course.canonicalPath);

/** Finds pictures among those of the build and these. */
function finder(stored: StoredPicture[] = [], drawn: typeof built = built, site = demoSite) {
  const byPath = new Map(stored.map((one) => [one.path, one]));
  const find = createPictureFinder({
    siteUrl: "https://darsgah.example",
    built: drawn,
    stored: (path) => byPath.get(path),
  });
  return (path: string) => find(site, path);
}
const storedAt = (path: string): StoredPicture => ({
  path,
  key: storageKey("pictures/1"),
  content: Buffer.from(`new ${path}`),
});

it("is a page's own, or that of the nearest page above it", () => {
  const find = finder();
  expect(find("/social/courses.jpg")).toBe(courses);
  expect(find(ofCourse)).toBe(courses);
  expect(find("/social/contact.jpg")).toBe(home);
  const own = picture();
  expect(finder([], new Map([...built, [ofCourse, own]]))(ofCourse)).toBe(own);
});

it("is the one drawn since the build, for the page and those below it that have none", () => {
  const find = finder([storedAt("/social/courses.jpg")]);
  expect(find("/social/courses.jpg")?.variants.identity.body.toString()).toBe("new /social/courses.jpg");
  expect(find("/social/courses.jpg")?.variants.identity.headers).toEqual(
    expect.arrayContaining(["Content-Type", "image/jpeg", "X-Content-Type-Options", "nosniff"]),
  );
  expect(find(ofCourse)).toBe(find("/social/courses.jpg"));
  expect(find("/social/contact.jpg")).toBe(home);
  expect(
    finder([storedAt("/social/courses.jpg"), storedAt(ofCourse)])(ofCourse)?.variants.identity.body.toString(),
  ).toBe(`new ${ofCourse}`);
});

it("is an icon drawn since the build, and otherwise left to the build's files", () => {
  expect(finder()("/icons/icon-192.png")).toBeUndefined();
  const answer = finder([storedAt("/icons/icon-192.png")])("/icons/icon-192.png");
  expect(answer?.variants.identity.headers).toEqual(expect.arrayContaining(["Content-Type", "image/png"]));
});

it("is in the language of its address, and until that is drawn the nearest one in it, or that of the site's own", () => {
  const site = demoSiteInLanguages();
  expect(finder([], built, site)("/social/ur-courses.jpg")).toBe(courses);
  const inUrdu = picture();
  const find = finder([], new Map([...built, ["/social/ur.jpg", inUrdu]]), site);
  expect(["/social/ur.jpg", "/social/ur-courses.jpg", "/social/ar.jpg"].map(find)).toEqual([inUrdu, inUrdu, home]);
  expect(finder()("/social/ur.jpg")).toBeUndefined();
});

it("is none for a page that is not published, or before anything is drawn", () => {
  expect(finder([storedAt("/social/courses-none.jpg")])("/social/courses-none.jpg")).toBeUndefined();
  expect(finder()("/courses")).toBeUndefined();
  expect(finder([], new Map())("/social/home.jpg")).toBeUndefined();
});
