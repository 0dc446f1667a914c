import { expect, test } from "vitest";
import { projects } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "Portfolio section". */
test("shows six projects, the featured ones marked, each live in a new tab", async () => {
  const page = await openPage("/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  expect(cards).toHaveCount(6);
  for (const { title, description, category, client, duration, technologies, featured, url } of projects) {
    const card = cards.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const text of [description, category, client, duration].flatMap((one) => one ?? []))
      expect(card.getByText(text, { exact: true })).toBeVisible();
    expect(card.getByRole("list").getByRole("listitem")).toHaveText(technologies);
    expect(card.getByText("Featured", { exact: true })).toHaveCount(featured ? 1 : 0);
    expect(card.getByRole("img", { name: new RegExp(title) })).toBeVisible();
    const live = card.getByRole("link", { name: "Live project" });
    expect(live).toHaveAttribute("href", url ?? "");
    expect(live).toHaveAttribute("target", "_blank");
    expect(live).toHaveAttribute("rel", /noopener/);
  }
});

test("shows the achievements, and 'Start Your Project' leads to the contact page", async () => {
  const page = await openPage("/portfolio");
  const achievements = page.getByRole("region", { name: "In figures" });
  for (const [figure, label] of [
    ["290+", "projects completed"],
    ["280+", "happy clients"],
    ["7+", "years experience"],
    ["24/7", "support"],
  ] as const)
    expect(achievements.getByRole("term").filter({ hasText: label }).parent()).toContainText(figure);
  const start = page.getByRole("main").getByRole("link", { name: "Start Your Project" });
  expect(start).toHaveAttribute("href", "/contact");
});
