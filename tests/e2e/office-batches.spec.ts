import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { headingLevels, pageWidth } from "./support/layout.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";
import { longVideo } from "./support/videos.ts";

/** Batches, students and lectures in the back office. */
const batchId = "data-weekend";
const address = () => `${randomUUID()}@example.com`;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const add = (page: Page, name: string) => page.getByRole("button", { name });

test.describe("a lecture", () => {
  test.use({ expectedErrors: ["ERR_CONNECTION_RESET", "ERR_FAILED"] });

  test("is uploaded over a lost connection and after a reload, published, and seen by the batch's student", async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, `/admin/batches/${batchId}/lectures`);
    // The second and third try at a piece are cut; the one after the next waits for the pause.
    let pieces = 0;
    const paused = Promise.withResolvers<void>();
    await page.route("**/admin/uploads/**", async (route) => {
      if (route.request().method() !== "PATCH") return await route.continue();
      pieces += 1;
      if (pieces === 2 || pieces === 3) return await route.abort("connectionreset");
      if (pieces > 4) await paused.promise;
      await route.continue();
    });
    await page.getByLabel("Choose videos").setInputFiles(longVideo());
    const progress = page.getByRole("progressbar", { name: "Upload of Joins_and_keys.mp4" });
    await expect.poll(() => progress.getAttribute("value").then(Number)).toBeGreaterThan(5_000_000);
    await add(page, "Pause").click();
    await expect(page.getByText("Paused.")).toBeVisible();
    paused.resolve();
    await openHydrated(page, `/admin/batches/${batchId}/lectures`);
    await expect(page.getByText("Choose the same file again to continue.")).toBeVisible();
    await page.getByLabel("Choose videos").setInputFiles(longVideo());
    const lecture = page.getByRole("listitem").filter({ hasText: "Joins and keys" });
    await expect(lecture).toContainText("Not published", { timeout: 20_000 });

    const student = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
    const theirs = await student.newPage();
    await signUpStudent(theirs, site, { batches: [batchId] });
    const path = `${site.origin}/recorded-lectures/${batchId}`;
    await openHydrated(theirs, path);
    await expect(theirs.getByRole("table", { name: "Recorded lectures" })).toBeVisible();
    await expect(theirs.getByText("Joins and keys")).toHaveCount(0);

    await lecture.getByText("Change").click();
    await lecture.getByLabel("Captions").setInputFiles({
      ...{ name: "joins.vtt", mimeType: "text/vtt" },
      buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nسلام"),
    });
    await add(page, "Save the captions").click();
    await expect(page.getByText("The captions are saved.")).toBeVisible();
    const session = lecture.getByLabel("Recording of the class");
    const [, ofClass = ""] = await session.getByRole("option").allInnerTexts();
    await session.selectOption(ofClass);
    await add(page, "Save the class").click();
    await expect(page.getByText("It belongs to this class now.")).toBeVisible();
    await expect(session.locator("option:checked")).toHaveText(ofClass);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await add(page, "Publish now").click();
    await expect(lecture.getByText("Published", { exact: true })).toBeVisible();
    await add(page, "Move Joins and keys up").press("Enter");
    await expect(page.getByText("Moved to place 3.")).toBeVisible();
    await add(page, "Undo").click();
    await expect(page.getByText("Moved to place 4.")).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole("cell", { name: "Joins and keys", exact: true })).toBeVisible();
    await student.close();
  });
});

test.describe("refusals", () => {
  test.use({ expectedErrors: ["409", "422"] });

  test("a batch is entered, changed by two at once, and gets students from a spreadsheet", async ({ page, site }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, "/admin/batches");
    await page.getByRole("link", { name: "New batch", exact: true }).first().click();
    const name = `شام ${randomUUID().slice(0, 6)}`;
    for (const [label, value] of [
      ["Name", name],
      ["From", "19:00"],
      ["To", "20:30"],
      ["First day", "2027-02-01"],
      ["Last day", "2027-01-01"],
      ["Seats", "۲"],
      ["Description", "For beginners."],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel("Teacher", { exact: true }).selectOption({ label: "Sana Javed" });
    for (const day of ["Monday", "Wednesday"]) await page.getByLabel(day).check();
    await add(page, "Add the batch").click();
    await expect(page.getByText("The end cannot be before the start.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByLabel("Last day").fill("2027-04-30");
    await add(page, "Add the batch").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("the next class is on Monday 1 February 2027")).toBeVisible();
    await add(page, "Make a Secret ID").click();
    await expect(page.locator("code")).toHaveText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);

    const other = await page.context().newPage();
    await openHydrated(other, page.url());
    await other.getByLabel("Seats", { exact: true }).fill("3");
    await add(other, "Save").click();
    await expect(other.getByText("Saved.")).toBeVisible();
    await page.getByLabel("Seats", { exact: true }).fill("4");
    await page.locator("summary", { hasText: "Someone who is not in the list" }).click();
    await page.getByLabel("Someone who is not in the list").fill("Noor Fatima");
    await add(page, "Save").click();
    await expect(page.getByText("It is now: 3")).toBeVisible();
    await expect(page.getByLabel("Someone who is not in the list")).toHaveValue("Noor Fatima");
    await add(page, "Save").click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(page.getByText("0 of 4")).toBeVisible();

    await page.getByRole("link", { name: "Paste students" }).click();
    const [one, two] = [address(), address()];
    const list = page.getByLabel("Rows with name");
    await list.fill(`نام\tای میل\tفون\nآئشہ\t${one}\t۰۳۰۰۱۲۳۴۵۶۷\nAli\tali@example\t12`);
    await add(page, "Check the list").click();
    await expect(page.getByText("2 things are wrong.")).toBeVisible();
    await expect(page.getByRole("cell", { name: /^12 ?That phone number does not look right/ })).toBeVisible();
    // Nothing is lost, and nobody is added while a row is wrong.
    await expect(list).toHaveValue(/ali@example\t12$/);
    await expect(page.getByRole("cell", { name: one })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Add \d+ students?$/ })).toHaveCount(0);
    // A list scrolls within its card.
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: size.height });
    expect(await pageWidth(page)).toBe(390);
    await page.setViewportSize(size);
    await list.fill(`نام\tای میل\tفون\nآئشہ\t${one}\t۰۳۰۰۱۲۳۴۵۶۷\nAli\t${two}\t\nAli\t${two}\t`);
    await add(page, "Check the list").click();
    await expect(page.getByRole("cell", { name: "+923001234567" })).toBeVisible();
    await expect(page.getByText("Same person as line 3: added once")).toBeVisible();
    await add(page, "Add 2 students").click();
    await expect(page.getByText("2 students got a seat.")).toBeVisible();
    await page.getByRole("link", { name: "Class", exact: true }).click();
    await expect(page.getByRole("link", { name: "آئشہ" })).toBeVisible();
  });
});

test("every screen of a batch is accessible, and fits a phone", async ({ page, site }) => {
  test.slow();
  await joinStaff(page, site);
  for (const path of ["/admin/batches/new", ...["", "/paste", "/lectures", "/settings"].map(pathOf)]) {
    await page.goto(path);
    expect(await violationsAtBothWidths(page), path).toEqual([]);
    expect((await headingLevels(page))[0], path).toBe(1);
  }
});

const pathOf = (screen: string) => `/admin/batches/${batchId}${screen}`;
