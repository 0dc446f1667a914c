import fc from "fast-check";
import { expect, it } from "vitest";
import { socialImagePath } from "#domains/content/rules/pictures.ts";

it.each([
  ["/", "/social/home.jpg"],
  ["/about", "/social/about.jpg"],
  ["courses/data-analyst", "/social/courses-data-analyst.jpg"],
  ["/courses/data-analyst", "/social/courses-data-analyst.jpg"],
  ["/ur", "/social/ur.jpg"],
  ["/ur/courses/data-analyst", "/social/ur-courses-data-analyst.jpg"],
])("the picture of %s is %s", (path, picture) => {
  expect(socialImagePath(path)).toBe(picture);
});

it("is one file in one folder for any path", () => {
  const path = fc.array(fc.stringMatching(/^[\w.~-]{1,12}$/), { maxLength: 4 }).map((steps) => `/${steps.join("/")}`);
  fc.assert(
    fc.property(path, (one) => {
      expect(socialImagePath(one)).toMatch(/^\/social\/[^/]+\.jpg$/);
    }),
  );
});
