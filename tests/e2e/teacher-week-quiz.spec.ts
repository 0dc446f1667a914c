import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { anAssignment } from "../support/work.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { devices, fellows, pass } from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** Friday and Saturday of a teacher's week: a quiz, and the marks of it and of a sheet. */
test.use({
  alone: "a teacher's marks",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 20_000,
  permissions: ["clipboard-read", "clipboard-write"],
});
test.describe.configure({ mode: "default" });

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

for (const { device, batchId, screen } of devices)
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test(`Friday on a ${device}: a quiz with an essay and a picture, and ten minutes more for one student`, async ({
      page,
      site,
      browser,
    }) => {
      test.setTimeout(180_000);
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const title = `Joins on Friday ${mark}`;
      await joinAsTeacher(page, site, [batchId], `Noor Fatima ${mark}`);
      const [slow, quick] = await fellows({ browser, site }, batchId, [`Hina ${mark}`, `Bilal ${mark}`]);
      if (!slow || !quick) throw new Error("There are no students.");
      await openHydrated(page, `/admin/batches/${batchId}/quizzes`);
      await pass(page);
      await page.getByRole("link", { name: "New quiz" }).click();
      await page.getByLabel("Title").fill(title);
      await page.getByLabel("Minutes").fill("20");
      await page.getByRole("button", { name: "Make the quiz" }).click();
      await page.getByRole("link", { name: "An essay, marked by hand" }).click();
      await page
        .getByRole("textbox", { name: "Question", exact: true })
        .last()
        .fill("What does this **diagram** show?");
      await page.getByLabel("Points").last().fill("10");
      await page.getByRole("button", { name: "Add the question" }).click();
      await page.getByText(/^Change\s+Question 1$/).click();
      await page.getByRole("link", { name: "Add a picture" }).click();
      await page
        .getByLabel("Picture", { exact: true })
        .setInputFiles({ name: "join.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") });
      await page.getByLabel("What it shows").fill("Two circles that overlap");
      await page.getByRole("button", { name: "Save the picture" }).click();
      await expect(page.getByRole("img", { name: "Two circles that overlap" })).toHaveJSProperty("naturalWidth", 1);
      await page.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(page.getByText("Published. Students")).toBeVisible();
      await pass(page);

      // Before anybody has begun, she finds the student in the results and gives ten minutes more.
      await page.getByRole("link", { name: "Results", exact: true }).click();
      await pass(page);
      await page.getByRole("link", { name: slow.person.name }).click();
      await page.getByLabel("Extra minutes").fill("10");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Saved.", { exact: true }).first()).toBeVisible();
      await pass(page);
      for (const [student, time] of [
        [slow, /^(30:00|29:\d\d)$/],
        [quick, /^(20:00|19:\d\d)$/],
      ] as const) {
        const theirs = student.page;
        await openHydrated(theirs, "/classroom/quizzes");
        await theirs.getByRole("link", { name: title }).click();
        await theirs.getByRole("button", { name: "Begin" }).click();
        await expect(theirs.getByRole("timer")).toHaveText(time);
        await expect(theirs.getByRole("img", { name: "Two circles that overlap" })).toHaveJSProperty("naturalWidth", 1);
        await theirs.getByRole("textbox", { name: "Your answer" }).fill(`A join, says ${student.person.name}.`);
        await expect(theirs.getByText("All answers are saved")).toBeVisible();
        await theirs.getByRole("button", { name: "Hand in" }).click();
        await theirs.getByRole("button", { name: "Hand in now" }).click();
        await expect(theirs.getByText("An essay of yours waits")).toBeVisible();
      }
      await openHydrated(page, "/admin");
      await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      for (const marked of [1, 2]) {
        await expect(page.getByText(/^A join, says/)).toBeVisible();
        await page.getByLabel("Points").fill("7.5");
        await page.getByRole("button", { name: /^Save/ }).first().click();
        await expect(page.getByText(`${marked} of 2 marked`)).toBeVisible();
        await pass(page);
      }
      await page.getByRole("button", { name: "Post grades" }).click();
      await expect(page.getByText(/^Posted\./)).toBeVisible();
      await openHydrated(slow.page, "/classroom/quizzes");
      await slow.page.getByRole("link", { name: title }).click();
      await expect(slow.page.getByText("7.5", { exact: false }).first()).toBeVisible();
      for (const { context } of [slow, quick]) await context.close();
    });

    test(`Saturday on a ${device}: marks come from a sheet, are posted, and one mistake is taken back in time`, async ({
      page,
      site,
      browser,
    }) => {
      test.setTimeout(180_000);
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      await joinAsTeacher(page, site, [batchId], `Noor Fatima ${mark}`);
      const students = await fellows({ browser, site }, batchId, [
        `1 Amna ${mark}`,
        `2 Bilal ${mark}`,
        `3 Chand ${mark}`,
      ]);
      const work = `Oral test ${mark}`;
      const entry = anAssignment({ title: work, dueAt: null, rubric: [] });
      const workId = await callVerbAt<string>(site.dataDir, "addAssignment", batchId, entry);
      await openHydrated(page, `/admin/batches/${batchId}/gradebook`);
      await pass(page);
      if (device === "laptop") {
        const headings = await page.getByRole("columnheader").allInnerTexts();
        const column = headings.findIndex((text) => text.startsWith(work)) - 1;
        const cell = (at: number) =>
          page.getByRole("row").filter({ hasText: students[at]?.person.name }).getByRole("gridcell").nth(column);
        await page.evaluate(() => navigator.clipboard.writeText("18\n12,5\n9\n"));
        await cell(0).click();
        await page.keyboard.press("Control+v");
        await expect(cell(2)).toHaveText("9");
        await expect(page.getByText("Everything is saved.")).toBeVisible();
      } else {
        // A phone has no grid: the lines of her own sheet go into a field, and are shown before they count.
        await page.getByRole("link", { name: "Import CSV" }).click();
        const lines = students.map(({ person }, at) => `${person.name}\t${["18", "12,5", "9"][at]}`);
        await page.getByLabel("Or paste the lines here").fill([`Student\t${work}`, ...lines].join("\n"));
        await page.getByRole("button", { name: "See what it changes" }).click();
        await expect(page.getByRole("heading", { name: "3 grades will change" })).toBeVisible();
        await pass(page);
        await page.getByRole("button", { name: "Change 3 grades" }).click();
        await expect(page.getByText("3 grades were changed.")).toBeVisible();
      }
      await openHydrated(page, `/admin/batches/${batchId}/work`);
      const post = page.getByRole("button", { name: `Post grades ${work}` });
      const shownTo = async (at: number, text: string) => {
        const theirs = students[at]?.page;
        await theirs?.goto(`/classroom/work/${workId}`);
        return theirs?.getByText(text) ?? page.locator("none");
      };
      await post.click();
      await expect(page.getByText(/^Posted\./)).toBeVisible();
      await pass(page);
      await expect(await shownTo(1, "12.5 of 20 points")).toBeVisible();
      // It was the wrong sheet for one of them: the posting is undone before any e-mail, corrected, and posted again.
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("Hidden. Students do not see their grades any more.")).toBeVisible();
      await expect(await shownTo(1, "12.5 of 20 points")).toHaveCount(0);
      const [, mistaken] = students;
      await openHydrated(page, `/admin/batches/${batchId}/gradebook`);
      if (device === "phone") {
        await page.getByRole("link", { name: mistaken?.person.name }).click();
        await page.getByLabel(`${work}, of 20`).fill("15");
        await page.getByRole("button", { name: "Save", exact: true }).first().click();
        await expect(page.getByText("1 grade saved.")).toBeVisible();
      } else {
        const row = page.getByRole("row").filter({ hasText: mistaken?.person.name });
        const cell = row.getByRole("gridcell").filter({ hasText: "12.5" });
        await cell.click();
        await page.keyboard.type("15");
        await page.keyboard.press("Enter");
        await expect(row).toContainText("15");
        await expect(page.getByText("Everything is saved.")).toBeVisible();
      }
      await pass(page);
      await openHydrated(page, `/admin/batches/${batchId}/work`);
      await post.click();
      await expect(page.getByText(/^Posted\./)).toBeVisible();
      await expect(await shownTo(1, "15 of 20 points")).toBeVisible();
      const mailed = site.mails.filter(({ to }) => students.some(({ person }) => to.includes(person.email)));
      expect(mailed.map(({ parsed }) => parsed.text ?? "").join("\n"), "no e-mail of the mistake").not.toContain(
        "12.5",
      );
      for (const { context } of students) await context.close();
    });
  });
