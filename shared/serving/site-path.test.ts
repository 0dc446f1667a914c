import { expect, it } from "vitest";
import { sitePath } from "./site-path.ts";

it("puts a path of the site into the language of the page", () => {
  expect(sitePath("", "/lms")).toBe("/lms");
  expect(sitePath("/ur", "/lms")).toBe("/ur/lms");
  expect(sitePath("/ur", "/")).toBe("/ur");
  expect(sitePath("/ar", "/?course=a/b#top")).toBe("/ar?course=a/b#top");
  expect(sitePath("/ur", "/api-docs")).toBe("/ur/api-docs");
  for (const same of ["/api/session", "/admin", "/classroom/work", "https://wa.me/1", "mailto:a@example.com", "#top"])
    expect(sitePath("/ur", same)).toBe(same);
});
