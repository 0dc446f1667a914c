import { readFile } from "node:fs/promises";
import { callVerbAt } from "../support/ask-manage.ts";
import { anAssignment } from "../support/work.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** The files that an assignment begins with: from the teacher's desk to the student's. */
const batchId = "data-evening";
const sql = "select 1;\n";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 415", "status of 404"] });

test("a teacher lays a file beside the assignment, a student saves it, and it goes when it is removed", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const title = `Join two tables ${newPerson().email}`;
  const workId = await callVerbAt<string>(site.dataDir, "addAssignment", batchId, anAssignment({ title }));
  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, `/admin/batches/${batchId}/work/${workId}/change`);
  const starter = page.getByRole("region", { name: "Files to begin with" });
  const choose = async (name: string, content: string) =>
    await starter
      .getByLabel("A file")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  const add = starter.getByRole("button", { name: "Add the file" });
  await choose("setup.exe", "MZ\0\0");
  await add.click();
  await expect(starter.getByText("Please choose a PDF", { exact: false }).first()).toBeVisible();
  await choose("join-of-two-tables-with-the-orders-of-the-whole-year-2026-and-every-customer.sql", sql);
  await add.click();
  await expect(page.getByText("Added. Students find it beside the assignment.").first()).toBeVisible();
  await expect(starter.getByRole("link", { name: /^join-of-two-tables/ })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const theirs = await context.newPage();
  await signUpStudent(theirs, site, { batches: [batchId] });
  await openHydrated(theirs, `/classroom/work/${workId}`);
  const file = theirs.getByRole("link", { name: /^join-of-two-tables/ });
  const saving = theirs.waitForEvent("download");
  await file.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^join-of-two-tables.*\.sql$/);
  expect(await readFile(await saved.path(), "utf8")).toBe(sql);
  expect(await violationsAtBothWidths(theirs)).toEqual([]);

  await starter.getByRole("button", { name: /^Remove join-of-two-tables/ }).click();
  await expect(starter.getByRole("link", { name: /^join-of-two-tables/ })).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: title })).toBeVisible();
  await expect(file).toHaveCount(0);
  await context.close();
});
