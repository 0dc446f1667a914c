import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** A teacher's first view: a batch under way, with three classes a week. */
const batchId = "ai-evening";

interface Held {
  batchClass: { id: string; endsAt: string };
}

/** Marks all students of the batch as absent in its latest class that is over. */
async function markAbsent(dataDir: string) {
  const held = await callVerbAt<Held[]>(dataDir, "listAttendance", batchId);
  const over = held.map(({ batchClass }) => batchClass).filter(({ endsAt }) => Date.parse(endsAt) < Date.now());
  const classId = over.toSorted((one, other) => Date.parse(other.endsAt) - Date.parse(one.endsAt))[0]?.id ?? "";
  const sheet = await callVerbAt<{ students: { enrolmentId: string; mark: string | null }[] }>(
    ...([dataDir, "showAttendance", batchId, classId] as const),
  );
  const marks = sheet.students.map(({ enrolmentId, mark }) => ({ enrolmentId, mark: "absent", seen: mark }));
  await callVerbAt(dataDir, "saveAttendance", batchId, { classId, id: randomUUID(), marks });
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a teacher's first screen leads to classes, hand-ins to grade and students who fell behind @both", async ({
  page,
  site,
  browser,
}, { project }) => {
  test.slow();
  await joinAsTeacher(page, site, [batchId]);
  await openHydrated(page, "/admin");
  const classes = page.getByRole("region", { name: "Your classes" });
  await expect(classes.getByRole("link", { name: /^Materials AI Evening/ }).nth(2)).toBeVisible();
  const title = `Plot a line ${project.name}`;
  await openHydrated(page, `/admin/batches/${batchId}/work/new`);
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Points").fill("20");
  await page.getByRole("button", { name: "Save and publish now" }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();

  const context = await browser.newContext({
    baseURL: site.origin,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const theirs = await context.newPage();
  const { name } = await signUpStudent(theirs, site, { batches: [batchId] });
  await openHydrated(theirs, "/classroom/work");
  await theirs.getByRole("link", { name: title, exact: true }).click();
  await theirs.getByLabel("Your answer").fill("A line.");
  await theirs.getByRole("button", { name: "Hand in" }).click();
  await expect(theirs.getByText("Handed in. Your teacher has it.")).toBeVisible();
  await context.close();
  await markAbsent(site.dataDir);

  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("link", { name: `${title} AI Evening 1 hand-in` })).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`^${name} AI Evening: was in 0 % of the classes`) }),
  ).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByRole("link", { name: `${title} AI Evening 1 hand-in` }).click();
  await page.getByLabel("Points").fill("15");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 of" })).toBeVisible();

  await openHydrated(page, "/admin");
  await expect(page.getByText("Every hand-in is graded.")).toBeVisible();
  await classes
    .getByRole("link", { name: /^Materials AI Evening/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Slides, notes and links" })).toBeVisible();
  await page.goBack();
  await classes
    .getByRole("link", { name: /^Attendance AI Evening/ })
    .last()
    .click();
  await expect(page.getByText(/^This class has not begun\./)).toBeVisible();
});
