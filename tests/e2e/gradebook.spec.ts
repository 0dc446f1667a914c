import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { anAssignment } from "../support/work.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

const batchId = "mern-weekend";
/** The batch that is sorted, of no other test on this site. */
const sortedBatch = "data-weekend";

test.use({
  alone: "a gradebook of three students",
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
  expectedErrors: ["status of 422", "status of 409"],
  viewport: { width: 1440, height: 900 },
});

const saved = async (page: Page) => await expect(page.getByText("Everything is saved.")).toBeVisible();

test("a gradebook is a sheet: ranges are copied, pasted, filled, undone, and students excused", {
  tag: "@engine",
}, async ({ page, site, browser }) => {
  test.slow();
  const names = [0, 1, 2].map((at) => `${at} Sheet ${randomUUID().slice(0, 8)}`);
  for (const name of names)
    await callVerbAt(site.dataDir, "enrolPerson", { batchId, name, email: `${randomUUID()}@darsgah.example` });
  const works: string[] = [];
  for (const title of ["Homework", "Project", "Test"])
    works.push(await callVerbAt<string>(site.dataDir, "addAssignment", batchId, anAssignment({ title, dueAt: null })));
  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, `/admin/batches/${batchId}/gradebook`);

  /** A line of the grid by its student: the marks of our works, and the total. */
  const line = async (at: number) => {
    const cells = page.getByRole("row").filter({ hasText: names[at] }).getByRole("gridcell");
    return (await cells.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
  };
  const cell = (row: number, column: number) =>
    page.getByRole("row").filter({ hasText: names[row] }).getByRole("gridcell").nth(column);

  // A block as a sheet gives it, by the clipboard and the keyboard.
  await page.evaluate(() => navigator.clipboard.writeText("10\t20\tEX\n5\t\t7,5\n"));
  await cell(0, 0).click();
  await page.keyboard.press("Control+v");
  await expect(cell(1, 2)).toHaveText("7.5");
  await saved(page);
  expect(await line(0)).toEqual(["10", "20", "EX Excused", "75 %"]);
  expect(await line(1)).toEqual(["5", "", "7.5", "31.3 %"]);

  // What was pasted is chosen; it is copied again, and pasted a line below.
  await expect(page.getByText("2 lines by 3 columns chosen")).toBeAttached();
  await page.keyboard.press("Control+c");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("10\t20\tEX\n5\t\t7.5");
  await cell(1, 0).click();
  await page.keyboard.press("Control+v");
  await expect(cell(1, 2)).toHaveText(/^EX/);
  expect(await line(2)).toEqual(["5", "", "7.5", "31.3 %"]);
  await page.keyboard.press("Control+z");
  await expect(cell(1, 2)).toHaveText("7.5");
  await saved(page);
  expect(await line(2)).toEqual(["", "", "", ""]);

  // Wider than the grid: nothing is written, here or on the server.
  await cell(2, 1).click();
  await page.evaluate(() => navigator.clipboard.writeText("1\t2\t3"));
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("alert").filter({ hasText: "there is room for 1 lines and 2 columns" })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText("1\t21"));
  await page.keyboard.press("Control+v");
  await expect(page.getByRole("alert").filter({ hasText: `Nothing was pasted. ${names[2]}, Test` })).toBeVisible();
  expect(await line(2)).toEqual(["", "", "", ""]);

  // Chosen with Shift, filled down, excused by E and taken back by it.
  await cell(0, 0).click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(cell(2, 1)).toHaveAttribute("aria-selected", "true");
  await expect(cell(2, 1)).toBeFocused();
  await page.keyboard.press("Control+d");
  await expect(cell(2, 1)).toHaveText("20");
  expect(await line(1)).toEqual(["10", "20", "7.5", "62.5 %"]);
  await cell(1, 1).click();
  await page.keyboard.press("e");
  await expect(cell(1, 1)).toHaveText(/^EX/);
  await page.keyboard.press("e");
  await expect(cell(1, 1)).toHaveText("");
  await page.keyboard.press("Control+z");
  await expect(cell(1, 1)).toHaveText(/^EX/);
  await saved(page);

  // Drawn with the mouse, and emptied.
  await cell(1, 0).hover();
  await page.mouse.down();
  await cell(2, 0).hover();
  await page.mouse.up();
  await page.keyboard.press("Delete");
  expect([(await line(0))[0], (await line(1))[0], (await line(2))[0]]).toEqual(["10", "", ""]);
  // What is typed is taken when another cell is pressed.
  await page.keyboard.type("9");
  await cell(0, 1).click();
  await expect(cell(2, 0)).toHaveText("9");
  await saved(page);

  // A weight counts at once in every total, and a wrong one is said at its field.
  await page.getByLabel("Weight of Project").fill("many");
  await page.getByRole("button", { name: "Save weights" }).click();
  await expect(page.getByText("Please give a weight from 0 to 1,000")).toBeVisible();
  await page.getByLabel("Weight of Project").fill("3");
  await page.getByRole("button", { name: "Save weights" }).click();
  await expect(page.getByText("1 weight saved.")).toBeVisible();
  await expect(page.getByText("60 % of the total")).toBeVisible();
  expect(await line(0)).toEqual(["10", "20", "EX Excused", "87.5 %"]);
  expect(await violationsAtBothWidths(page)).toEqual([]);

  // From a cell to the hand-in, where E ticks the same.
  await page.setViewportSize({ width: 1440, height: 900 });
  await cell(0, 2).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Test" })).toBeVisible();
  const tick = page.getByRole("checkbox", { name: "Excused: it counts nothing for this student" });
  await expect(tick).toBeChecked();
  await page.locator("body").press("e");
  await expect(tick).not.toBeChecked();
  await page.getByLabel("Points").fill("12");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Saved.")).toBeVisible();

  // The student reads it in words once it is posted.
  const theirs = await (await browser.newContext({ baseURL: site.origin })).newPage();
  const { email } = await signUpStudent(theirs, site, { batches: [batchId] });
  const { members } = await callVerbAt<{ members: { id: string; person: { email: string } }[] }>(
    ...([site.dataDir, "showClass", batchId] as const),
  );
  const enrolmentId = members.find(({ person }) => person.email === email)?.id ?? "";
  const [workId = ""] = works;
  await callVerbAt(site.dataDir, "setGrades", batchId, [{ workId, enrolmentId, points: "excused", seen: 0 }]);
  await openHydrated(theirs, `${site.origin}/classroom/work/${workId}`);
  await expect(theirs.getByRole("heading", { name: "Your grade" })).toHaveCount(0);
  await callVerbAt(site.dataDir, "postGrades", batchId, workId);
  await openHydrated(theirs, `${site.origin}/classroom/work/${workId}`);
  await expect(
    theirs.getByText("You are excused from this. It counts nothing, neither for nor against you."),
  ).toBeVisible();
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await theirs.context().close();
});

test("a gradebook is sorted by a work or the total, and turned round by the same heading", async ({ page, site }) => {
  const mark = randomUUID().slice(0, 8);
  const names = ["Amna", "Bilal", "Chand"].map((name) => `${name} ${mark}`);
  const places: string[] = [];
  for (const name of names) {
    const person = { batchId: sortedBatch, name, email: `${randomUUID()}@darsgah.example` };
    places.push((await callVerbAt<{ id: string }>(site.dataDir, "enrolPerson", person)).id);
  }
  const entry = anAssignment({ title: `Essay ${mark}`, dueAt: null });
  const workId = await callVerbAt<string>(site.dataDir, "addAssignment", sortedBatch, entry);
  const cells = [5, 18].map((points, at) => ({ workId, enrolmentId: places[at], points, seen: 0 }));
  await callVerbAt(site.dataDir, "setGrades", sortedBatch, cells);
  await joinAsTeacher(page, site, [sortedBatch]);
  await openHydrated(page, `/admin/batches/${sortedBatch}/gradebook`);
  const order = async () => {
    const lines = await page.getByRole("rowheader").allInnerTexts();
    return names
      .map((name, at) => ({ at, place: lines.findIndex((line) => line.startsWith(name)) }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ at }) => names[at]?.split(" ")[0]);
  };
  const heading = (name: string) => page.getByRole("columnheader").filter({ hasText: name });
  const press = async (name: string, sorted: "ascending" | "descending") => {
    await heading(name).getByRole("link").click();
    await expect(heading(name)).toHaveAttribute("aria-sort", sorted);
  };
  await expect(heading("Student")).toHaveAttribute("aria-sort", "ascending");
  await press("Student", "descending");
  expect(await order()).toEqual(["Chand", "Bilal", "Amna"]);
  // Who has no points comes last, whichever way.
  await press("Essay", "descending");
  expect(await order()).toEqual(["Bilal", "Amna", "Chand"]);
  await press("Essay", "ascending");
  expect(await order()).toEqual(["Amna", "Bilal", "Chand"]);
  await press("Total", "descending");
  expect(await order()).toEqual(["Bilal", "Amna", "Chand"]);
  await press("Total", "ascending");
  expect(await order()).toEqual(["Amna", "Bilal", "Chand"]);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  // A phone has a list of its own, which says by what it is sorted and shows that.
  await page.getByLabel("Sorted by").selectOption(`Essay ${mark}, most first`);
  const theirs = page.getByRole("navigation", { name: "Choose a student" }).getByRole("link").filter({ hasText: mark });
  await expect(theirs).toHaveText([`${names[1]}18`, `${names[0]}5`, `${names[2]}`]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heading("Essay")).toHaveAttribute("aria-sort", "descending");
  await press("Student", "ascending");
  expect(await order()).toEqual(["Amna", "Bilal", "Chand"]);
});
