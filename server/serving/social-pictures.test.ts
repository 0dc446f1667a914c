import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { prebuild } from "#server/serving/prebuilt.ts";
import { findSocialPicture } from "#server/serving/social-pictures.ts";
import { socialImagePath } from "#shared/rules/social-image-path.ts";

const picture = () => prebuild({ identity: Buffer.from("a picture") }, []);
const [home, courses] = [picture(), picture()];
const built = new Map([
  ["/social/home.jpg", home],
  ["/social/courses.jpg", courses],
]);
const of = (path: string) => findSocialPicture(demoSite, socialImagePath(path), built);
const [course] = demoSite.content.courses;
if (!course) throw new Error("The demo has no course.");

it("is a page's own, or that of the nearest page above it", () => {
  expect(of("/courses")).toBe(courses);
  expect(of(course.canonicalPath)).toBe(courses);
  expect(of("/contact")).toBe(home);
  const own = picture();
  const path = socialImagePath(course.canonicalPath);
  expect(findSocialPicture(demoSite, path, new Map([...built, [path, own]]))).toBe(own);
});

it("is none for a page that is not published, or before anything is built", () => {
  expect(of("/courses/none")).toBeUndefined();
  expect(findSocialPicture(demoSite, "/courses", built)).toBeUndefined();
  expect(findSocialPicture(demoSite, "/social/home.jpg", new Map())).toBeUndefined();
});
