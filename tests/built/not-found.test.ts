import { expect, test } from "vitest";
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

test("a page in a language that is not open answers 404, and so do its data", async () => {
  for (const path of [
    "/ur",
    "/ar/about",
    "/ur/courses/data-analyst",
    "/ur/sign-in",
    "/ar/lms",
    "/ur.data",
    "/ur/about.data",
  ])
    expect((await askBuilt(path)).status, path).toBe(404);
});

test("an unknown API path answers in the API's own words", async () => {
  const response = await askBuilt("/api/no-such-call");
  expect(response.status).toBe(404);
  const body = JSON.parse(response.text);
  expect(body).toMatchObject({ code: "not_found", message: body.error });
});
