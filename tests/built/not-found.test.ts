import { expect, inject, test } from "vitest";
import { askBuilt } from "../support/ask-built.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Not-found page". */
for (const path of ["/no-such-page", "/a/b/c.html", "/courses/nope", "/services/nope", "/courses/data-analyst/nope"])
  test(`${path}, of nothing, answers 404 with a way home, and stays out of search engines (specification §8)`, async () => {
    const page = await openPage(path);
    expect(page.status).toBe(404);
    expect(page.getByText("404", { exact: true })).toBeVisible();
    expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    const home = page.getByRole("main").getByRole("link", { name: "Return to Home" });
    expect(home).toHaveAttribute("href", "/");
    expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

test("a page in a language that the program has not, or in two, answers 404, and so do its data", async () => {
  for (const path of [
    "/fr",
    "/fr/about",
    "/ur/ur",
    "/ur/ar/about",
    "/ur/nope",
    "/ar/courses/nope",
    "/fr.data",
    "/ur/ur/about.data",
  ])
    expect((await askBuilt(path)).status, path).toBe(404);
});

test.each(["ur", "ar"])("in %s what is missing says so in its language, and leads to its home", async (language) => {
  for (const path of [
    `/${language}/nope`,
    `/${language}/${language}`,
    `/${language}/a/b`,
    `/${language}/courses/nope`,
  ]) {
    const page = await openPage(path);
    expect(page.status, path).toBe(404);
    expect(page.html, path).toContain(`<html lang="${language}" dir="rtl"`);
    expect(page.getByRole("main"), path).not.toContainText(/Page not found/);
    const home = page.getByRole("main").getByRole("link").first();
    expect(home, path).toHaveAttribute("href", `/${language}`);
  }
});

test.each([
  ["/ur/", "/ur"],
  ["/UR", "/ur"],
  ["/UR/About/", "/ur/about"],
  ["/ar/courses/?q=1", "/ar/courses?q=1"],
])("%s leads to %s", async (path, own) => {
  const answer = await fetch(new URL(path, inject("origin")), { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([308, own]);
});

test("an unknown API path answers in the API's own words", async () => {
  const response = await askBuilt("/api/no-such-call");
  expect(response.status).toBe(404);
  const body = JSON.parse(response.text);
  expect(body).toMatchObject({ code: "not_found", message: body.error });
});
