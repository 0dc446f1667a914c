import { about, claims, coreValues, milestones, team } from "../support/demo-content.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "About page". */
test("tells who the company is: figures, founding year, mission, vision, values, people", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: about.hero.title })).toBeVisible();
  for (const { figure, label } of [...claims.about, ...claims.achievements])
    await expect(main.getByRole("term").filter({ hasText: label }).locator("..")).toContainText(figure);

  const story = main.getByRole("region", { name: about.story.title });
  await expect(story.getByRole("listitem")).toHaveCount(milestones.length);
  for (const { when, title } of milestones) {
    const card = story.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByText(when, { exact: true })).toBeVisible();
    expect(when).toContain("2025");
  }

  for (const { title, text } of [about.mission, about.vision]) {
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }

  const values = main.getByRole("region", { name: about.values.title }).getByRole("heading", { level: 3 });
  await expect(values).toHaveText(coreValues.map(({ title }) => title));
  await expect(values).toHaveCount(6);

  const people = main.getByRole("region", { name: about.people.title }).getByRole("listitem");
  await expect(people).toHaveCount(3);
  for (const { name, role } of team) await expect(people.filter({ hasText: name })).toContainText(role);
});

test("ends in the way to a demo class", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("region", { name: about.closing.title }).getByRole("link").click();
  await expect(page).toHaveURL(/\/FreeDemo$/);
});
