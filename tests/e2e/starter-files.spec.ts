import { callVerbAt } from "../support/ask-manage.ts";
import { anAssignment } from "../support/work.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

const batchId = "data-weekend";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 415"] });

test("an assignment begins with a file of the teacher's, which its students save @both", async ({
  page,
  site,
  browser,
}, { project }) => {
  test.slow();
  const title = `Begin ${project.name}`;
  const workId = await callVerbAt<string>(site.dataDir, "addAssignment", batchId, anAssignment({ title }));
  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, `/admin/batches/${batchId}/work/${workId}/change`);
  const files = page.getByRole("region", { name: "Files to begin with" });
  const choose = async (name: string, content: string) => {
    await files.getByLabel("A file").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
    await files.getByRole("button", { name: "Add the file" }).click();
  };
  await choose("program.exe", "MZ");
  await expect(files.getByText("Please choose a PDF, a PowerPoint, Word or Excel file")).toBeVisible();
  await choose("شروع.py", "print('salaam')");
  await expect(files.getByText("Added. Students find it beside the assignment.")).toBeVisible();
  await choose("extra.md", "# More");
  await files.getByRole("button", { name: "Remove extra.md" }).click();
  await expect(files.getByRole("link", { name: "extra.md" })).toHaveCount(0);
  await expect(files.getByRole("link", { name: "شروع.py" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const theirs = await context.newPage();
  await signUpStudent(theirs, site, { batches: [batchId] });
  await openHydrated(theirs, `${site.origin}/classroom/work/${workId}`);
  await expect(theirs.getByRole("heading", { name: "Files to begin with" })).toBeVisible();
  const download = theirs.waitForEvent("download");
  await theirs.getByRole("link", { name: "شروع.py (1 KB)" }).click();
  expect((await download).suggestedFilename()).toBe("شروع.py");
  expect(await violationsAtBothWidths(theirs)).toEqual([]);
  await context.close();
});
