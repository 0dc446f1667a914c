import type { Page } from "@playwright/test";
import type { DocumentStates } from "#domains/content/server/drafts.ts";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { dayIn } from "./support/forms/ground.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** On a site of its own: a course comes and goes. */
test.use({ alone: "withdrawn-course", contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["409", "404"] });

const main = (page: Page) => page.getByRole("main");
const press = async (page: Page, name: string) => await main(page).getByRole("button", { name, exact: true }).click();

test("a course whose batch has ended is taken off the site, leads elsewhere, and comes back", async ({
  page,
  site,
}) => {
  test.slow();
  const key = { kind: "course", id: "pottery", locale: "en" };
  const { published } = await callVerbAt<DocumentStates>(site.dataDir, "showDocument", { ...key, id: "data-analyst" });
  const { page: words, ...course } = published as { page: object };
  const document = {
    ...{ ...course, title: "Pottery", landingPath: "/PotteryPage", aliases: [] },
    page: { ...words, meta: { title: "Pottery, live", description: "At the wheel." } },
  };
  await callVerbAt(site.dataDir, "saveDraft", key, { document, version: 0 });
  await callVerbAt(site.dataDir, "publish");
  const batch = {
    ...{ id: "wheel", courseId: "pottery", name: "Wheel Evening", mode: "Online", instructor: "Noor Fatima" },
    ...{ schedule: "Mon, Wed", timing: "7:00 PM – 8:30 PM Pakistan time", seats: 20, description: "At the wheel." },
    ...{ startDate: dayIn(-60), endDate: dayIn(5) },
  };
  await enterBatch(site.dataDir, batch);
  const statusOf = async (path: string) => {
    const answer = await page.request.get(`${site.origin}${path}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };

  await joinStaff(page, site);
  await openHydrated(page, "/admin/content/course/pottery");
  await press(page, "Take it off the site");
  await expect(main(page).getByText(/its batches that have ended stay as they are/)).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, "/admin/content/publish");
  await press(page, "Publish");
  await expect(main(page).getByText(/A batch has not ended: Pottery: Wheel Evening\./)).toBeVisible();
  expect(await statusOf("/courses/pottery")).toEqual([200, undefined]);

  await enterBatch(site.dataDir, { id: "wheel", endDate: dayIn(-2) }, true);
  await press(page, "Publish");
  await expect.poll(() => statusOf("/courses/pottery")).toEqual([404, undefined]);
  expect(await (await page.request.get("/batches")).text()).not.toContain("Wheel Evening");
  await openHydrated(page, "/admin/batches/wheel");
  await expect(page.getByRole("heading", { name: /Wheel Evening/ })).toBeVisible();

  await openHydrated(page, "/admin/settings/sections");
  await main(page).getByLabel("Old links to “Pottery” lead to").selectOption({ label: "Courses" });
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await press(page, "Save and publish");
  await expect(main(page).getByText("Published. Old links lead to other pages now.")).toBeVisible();
  expect(await statusOf("/PotteryPage")).toEqual([302, "/courses"]);

  await openHydrated(page, "/admin/content/course/pottery");
  await expect(main(page).getByText(/^This is off the site, as visitors last saw it\./)).toBeVisible();
  await expect(main(page).getByLabel("Title", { exact: true }).first()).toHaveValue("Pottery");
  await press(page, "Publish");
  await expect(main(page).getByText("It is on the site.")).toBeVisible();
  await expect.poll(() => statusOf("/courses/pottery")).toEqual([200, undefined]);
});
