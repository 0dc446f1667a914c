import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const screen = "/admin/settings/sections";
const main = (page: Page) => page.getByRole("main");
const box = (page: Page, name: string) => main(page).getByRole("checkbox", { name, exact: true });
const save = async (page: Page) => await main(page).getByRole("button", { name: "Save and publish" }).click();

/** The answer to an address without following where it leads. */
async function answerOf(page: Page, site: Site, path: string) {
  const answer = await page.request.get(`${site.origin}${path}`, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
}

test("an owner switches services, portfolio and demo classes off, and on again", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/content");
  await main(page).getByRole("link", { name: "Parts of the site" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Parts of the site" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const leads = main(page).getByLabel("Old links to “Services” lead to");
  await expect(leads).toBeHidden();
  for (const name of ["Services", "Portfolio", "Free demo classes"]) await box(page, name).uncheck();
  await leads.selectOption({ label: "Courses" });
  await save(page);
  await expect(
    main(page).getByText("Published. Visitors no longer see: Services, Portfolio and Free demo classes."),
  ).toBeVisible();
  expect(await answerOf(page, site, "/services")).toEqual([302, "/courses"]);
  expect(await answerOf(page, site, "/FreeDemo")).toEqual([404, undefined]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Courses", exact: true })).toBeVisible();
  for (const name of ["Services", "Free Demo"])
    await expect(menu.getByRole("link", { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" }).first()).toBeVisible();

  await openHydrated(page, screen);
  await expect(box(page, "Services")).not.toBeChecked();
  await expect(leads).toHaveValue("/courses");
  for (const name of ["Services", "Portfolio", "Free demo classes"]) await box(page, name).check();
  await save(page);
  await expect(
    main(page).getByText("Published. Visitors see again: Services, Portfolio and Free demo classes."),
  ).toBeVisible();
  expect((await answerOf(page, site, "/services"))[0]).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["422"] });

  test("the screen switches, refuses at the field, and keeps what was chosen", async ({ page, site }) => {
    await joinStaff(page, site);
    await page.goto(screen);
    await box(page, "Page for parents").uncheck();
    await main(page).getByLabel("Old links to “Page for parents” lead to").selectOption({ label: "About" });
    await box(page, "About us").uncheck();
    await save(page);
    await expect(main(page).getByText("This page is not there, or is to be switched off too.")).toBeVisible();
    await expect(box(page, "Page for parents")).not.toBeChecked();
    await box(page, "About us").check();
    await save(page);
    await expect(main(page).getByText("Published. Visitors no longer see: Page for parents.")).toBeVisible();
    expect(await answerOf(page, site, "/parents")).toEqual([302, "/about"]);
    await page.goto(screen);
    await box(page, "Page for parents").check();
    await save(page);
    await expect(main(page).getByText("Published. Visitors see again: Page for parents.")).toBeVisible();
  });
});
