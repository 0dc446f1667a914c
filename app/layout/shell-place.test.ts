import { expect, it } from "vitest";
import { shellPlace } from "#app/layout/shell-place.ts";
import { demoSite } from "#content/demo-site.ts";
import { frameOf } from "#domains/content/site/frame-of.ts";

const header = [
  { name: "Home", href: "/", dropdown: undefined },
  {
    name: "Courses",
    href: "/courses",
    dropdown: { label: "", all: "", links: [{ name: "Pottery", href: "/courses/pottery" }] },
  },
];

it.each([
  ["/", "/"],
  ["/courses", "/courses"],
  ["/courses/pottery", "/courses/pottery"],
  ["/contact", "/contact"],
  ["/contact/thanks", "/contact"],
  ["/lms", "/lms"],
  ["/courses/weaving", "elsewhere"],
  ["/contacts", "elsewhere"],
  ["/courses/", "elsewhere"],
])("the shell of %s is that of %s", (pathname, place) => {
  expect(shellPlace({ header }, pathname)).toBe(place);
});

it("is the same at every path that the header does not name", () => {
  const frame = frameOf(demoSite);
  expect(shellPlace(frame, "/PrivacyPolicy")).toBe(shellPlace(frame, "/course-outline/data-analyst"));
});
