import { expect, test } from "vitest";
import { about, claims, coreValues, milestones, team } from "../support/demo-content.ts";
import { openPage } from "../support/parsed-page.ts";

/** Specification §2, "About page". */
test("tells who the company is: figures, founding year, mission, vision, values, people", async () => {
  const page = await openPage("/about");
  const main = page.getByRole("main");
  expect(page.getByRole("heading", { level: 1, name: about.hero.title })).toBeVisible();
  for (const { figure, label } of [...claims.about, ...claims.achievements])
    expect(main.getByRole("term").filter({ hasText: label }).parent()).toContainText(figure);

  const story = main.getByRole("region", { name: about.story.title });
  expect(story.getByRole("listitem")).toHaveCount(milestones.length);
  for (const { when, title } of milestones) {
    const card = story.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    expect(card.getByText(when, { exact: true })).toBeVisible();
    expect(when).toContain("2025");
  }

  for (const { title, text } of [about.mission, about.vision]) {
    expect(main.getByRole("heading", { name: title })).toBeVisible();
    expect(main.getByText(text, { exact: true })).toBeVisible();
  }

  const values = main.getByRole("region", { name: about.values.title }).getByRole("heading", { level: 3 });
  expect(values).toHaveText(coreValues.map(({ title }) => title));
  expect(values).toHaveCount(6);

  const people = main.getByRole("region", { name: about.people.title }).getByRole("listitem");
  expect(people).toHaveCount(3);
  for (const { name, role } of team) expect(people.filter({ hasText: name })).toContainText(role);
});

test("ends in the way to a demo class", async () => {
  const page = await openPage("/about");
  const link = page.getByRole("region", { name: about.closing.title }).getByRole("link");
  expect(link).toHaveAttribute("href", "/FreeDemo");
});
