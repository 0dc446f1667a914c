import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** An assignment from the teacher's pen to the student's grade. */
const batchId = "data-weekend";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "status of 422", "status of 409"],
});

async function assign(page: Page, title: string) {
  await openHydrated(page, `/admin/batches/${batchId}/work/new`);
  await page.getByLabel("Title").fill(title);
  // The class proposes its start; another one in its place does so too, until a time is typed.
  const due = page.getByLabel("Due");
  for (const index of [1, 2]) {
    await page.getByLabel("For the class").selectOption({ index });
    await expect(due).toHaveValue(/T10:00$/);
  }
  await due.fill("2031-05-02T18:00");
  await page.getByLabel("For the class").selectOption({ index: 1 });
  await expect(due).toHaveValue("2031-05-02T18:00");
  await page.getByLabel("Points").fill("20");
  await page.getByLabel("Instructions").fill("Validate every field.");
  await page.getByLabel("Rubric").fill("It works");
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(page.getByText("Please begin each line of the rubric with its points")).toBeVisible();
  await page.getByLabel("Rubric").fill("12 It works\n8 It reads well");
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
}

test(
  "is handed in over a lost connection, graded by keyboard, and seen once the grades are posted @both",
  { tag: "@engine" },
  async ({ page, site, browser }, { project }) => {
    test.slow();
    const title = `Build a form ${project.name}`;
    await joinStaff(page, site);
    await assign(page, title);

    const context = await browser.newContext({
      baseURL: site.origin,
      extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
    });
    const theirs = await context.newPage();
    const faults: string[] = [];
    theirs.on("pageerror", ({ message }) => faults.push(message));
    const { name } = await signUpStudent(theirs, site, { batches: [batchId] });
    await openHydrated(theirs, `${site.origin}/classroom`);
    // A class without a title of its own is named by its week of the course.
    await theirs
      .getByRole("list")
      .getByRole("link", { name: /^Week \d+: / })
      .first()
      .click();
    await expect(theirs.getByRole("heading", { name: "For this class" })).toBeVisible();
    await expect(theirs.getByRole("link", { name: title, exact: true })).toBeVisible();
    expect(await violationsAtBothWidths(theirs)).toEqual([]);
    await openHydrated(theirs, `${site.origin}/classroom/work`);
    expect(await violationsAtBothWidths(theirs)).toEqual([]);
    await theirs.getByRole("link", { name: title, exact: true }).click();
    await theirs.getByLabel("Your answer").fill("میرا جواب");
    // A file whose connection is cut once, and a reload: the draft stays.
    let cuts = 0;
    await theirs.route("**/classroom/hand-in-files/**", async (route) => {
      cuts += 1;
      if (cuts === 1) await route.abort();
      else await route.continue();
    });
    const report = { name: "report.txt", mimeType: "text/plain", buffer: Buffer.from("A report of some lines.") };
    const film = { name: "film.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(26 * 1024 * 1024) };
    await theirs.getByLabel("Files").setInputFiles(film);
    await expect(theirs.getByText("Too large: a file may have 10.0 MB.")).toBeVisible();
    expect(cuts, "a file that is too large is not sent at all").toBe(0);
    await theirs.getByRole("button", { name: "Hand in" }).click();
    await expect(theirs.getByText("Nothing was handed in: one file was not accepted.")).toBeVisible();
    await theirs.getByRole("button", { name: "Remove film.bin" }).click();
    await theirs.getByLabel("Files").setInputFiles(report);
    await expect(theirs.getByText("1 KB", { exact: true })).toBeVisible({ timeout: 15_000 });
    await openHydrated(theirs, theirs.url());
    await expect(theirs.getByLabel("Your answer")).toHaveValue("میرا جواب");
    expect(await violationsAtBothWidths(theirs)).toEqual([]);
    await context.setOffline(true);
    await theirs.getByRole("button", { name: "Hand in" }).dblclick();
    await expect(theirs.getByText("You're offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(theirs.getByText("Handed in. Your teacher has it.")).toBeVisible({ timeout: 15_000 });
    await expect(theirs.getByText("Version 2")).toHaveCount(0);

    await page.getByRole("link", { name: title, exact: true }).click();
    // Others of the batch may have the same name.
    const theirWork = page
      .getByRole("navigation", { name: "Students" })
      .getByRole("link", { name: `${name} To grade` });
    await theirWork.click();
    await expect(page.getByText("میرا جواب")).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "report.txt" }).click();
    expect((await download).suggestedFilename()).toBe("report.txt");
    await page.locator("body").press("1");
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await page.keyboard.type("6.5");
    await expect(page.getByLabel("Points")).toHaveValue("18.5");
    await page.getByLabel("Feedback").fill("Hidden until posted");
    await openHydrated(page, page.url());
    await expect(page.getByText("Restored what you had typed.")).toBeVisible();
    await expect(page.getByLabel("Points")).toHaveValue("18.5");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "Graded" })).toHaveCount(1);
    await theirs.reload();
    await expect(theirs.getByRole("heading", { name: title })).toBeVisible();
    expect(await theirs.content()).not.toMatch(/Hidden until posted|18\.5/);
    await openHydrated(page, `/admin/batches/${batchId}/work`);
    await page.getByRole("button", { name: `Post grades ${title}` }).click();
    const posted = "Posted. Every graded student sees points and feedback now; 1 student gets an e-mail in a minute.";
    await expect(page.getByText(posted)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Hidden. Students do not see their grades any more.")).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText("Hidden until posted")).toHaveCount(0);
    await page.getByRole("button", { name: `Post grades ${title}` }).click();
    await expect(page.getByText(posted)).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByText("Hidden until posted")).toBeVisible();
    await expect(theirs.getByText("18.5 of 20 points")).toBeVisible();
    expect(await violationsAtBothWidths(theirs)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("is graded in the gradebook by keyboard, where two people see each other's changes", async ({
    page,
    site,
    browser,
  }, { project }) => {
    test.slow();
    const title = `Grid ${project.name}`;
    const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
    const { name } = await signUpStudent(await context.newPage(), site, { batches: [batchId] });
    await context.close();
    await joinStaff(page, site);
    await assign(page, title);
    const path = `/admin/batches/${batchId}/gradebook`;
    await openHydrated(page, path);
    const wide = page.viewportSize();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    // A phone shows a list instead of the grid.
    if (wide) await page.setViewportSize(wide);
    const other = await page.context().newPage();
    await openHydrated(other, path);
    const cellOf = async (on: Page) => {
      const headings = await on.getByRole("columnheader").allInnerTexts();
      const column = headings.findIndex((text) => text.startsWith(title));
      return on
        .getByRole("row")
        .filter({ hasText: name })
        .first()
        .getByRole("gridcell")
        .nth(column - 1);
    };
    const cell = await cellOf(page);
    await cell.click();
    await page.keyboard.type("17");
    await page.keyboard.press("Enter");
    await expect(cell).toHaveText("17");
    await expect(page.getByText("Everything is saved.")).toBeVisible();
    const stale = await cellOf(other);
    await stale.click();
    await other.keyboard.type("15");
    await other.keyboard.press("Enter");
    await expect(other.getByText("This was changed meanwhile. It is now: 17")).toBeVisible();
    await expect(stale).toHaveText("17");
    await cell.click();
    await page.keyboard.type("99");
    await page.keyboard.press("Enter");
    await expect(page.getByText("At most 20 points can be given here.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cell).toHaveText("17");
    await expect(cell).toBeFocused();
    const paste = async (text: string) =>
      await cell.evaluate((element, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", copied);
        element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste("1\t".repeat(200));
    await expect(page.getByText("Nothing was pasted: the block has 1 lines and 201 columns")).toBeVisible();
    await paste("16\n");
    await expect(cell).toHaveText("16");
    await page.keyboard.press("Control+z");
    await expect(cell).toHaveText("17");
    await expect(page.getByText("Everything is saved.")).toBeVisible();
    await page.reload();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(await cellOf(page)).toHaveText("17");
    // A cell that is left while nothing arrives, and the one that is being typed, outlast the page.
    await page.route("**/gradebook/cell", (route) => route.abort());
    await (await cellOf(page)).click();
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 cell isn't saved yet")).toBeVisible();
    await (await cellOf(page)).click();
    await page.keyboard.type("13");
    page.on("dialog", (dialog) => dialog.accept());
    await page.unroute("**/gradebook/cell");
    await page.reload();
    await expect(await cellOf(page)).toHaveText("13");
    await expect(page.getByText("Everything is saved.")).toBeVisible();
  });
});
