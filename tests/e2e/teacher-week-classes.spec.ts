import { randomUUID } from "node:crypto";
import { day, hour, minute } from "#shared/durations.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import {
  addClass,
  clearDays,
  devices,
  enrolByPhone,
  fellows,
  markAbsentTwice,
  meeting,
  noteMeetings,
  otherBrowser,
  pass,
} from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** Monday and Tuesday of a teacher's week: she gives a class, and hands the next one over. */
test.use({
  alone: "a teacher's classes",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 20_000,
  expectedErrors: ["status of 403", "status of 404"],
});
// One program is started for both devices.
test.describe.configure({ mode: "default" });

for (const { device, batchId, screen } of devices)
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test(`Monday on a ${device}: the class begins on Today, its code is on the projector, and three are late`, async ({
      page,
      site,
      browser,
    }) => {
      test.slow();
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const [teacher, absent] = [`Noor Fatima ${mark}`, `Usman ${mark}`];
      await joinAsTeacher(page, site, [batchId], teacher);
      await clearDays(site, batchId, { before: 0, after: 4 });
      await enrolByPhone(site, batchId, absent);
      await markAbsentTwice(site, batchId, absent);
      // Students come late after ten minutes; the class is a quarter of an hour old.
      const classId = await addClass(site, batchId, { startsIn: -15 * minute, title: `Joins ${mark}`, teacher });
      const late = await fellows(
        { browser, site },
        batchId,
        ["Bilal", "Hina", "علی"].map((name) => `${name} ${mark}`),
      );
      const meetings = await noteMeetings(page.context());

      await openHydrated(page, "/admin");
      await pass(page);
      const row = page
        .getByRole("region", { name: "Your classes" })
        .getByRole("listitem")
        .filter({ hasText: `Joins ${mark}` });
      const opened = page.waitForEvent("popup");
      await row.getByRole("link", { name: /^Start class/ }).click();
      await (await opened).close();
      expect(meetings).toEqual([meeting]);
      await expect(page).toHaveURL(new RegExp(`/attendance/${classId}$`));
      await pass(page);

      // The code in one press; the projector shows it large, wherever it hangs.
      await page.getByRole("link", { name: "Check-in code" }).click();
      await expect(page.getByText(/^Code \d{3} \d{3}$/)).toBeVisible();
      await pass(page);
      const projector = await page.context().newPage();
      await projector.setViewportSize({ width: 1280, height: 720 });
      await openHydrated(projector, `/admin/batches/${batchId}/attendance/${classId}/code`);
      const shown = projector.getByText(/^Code \d{3} \d{3}$/);
      const box = await shown.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), "seen without scrolling").toBeLessThanOrEqual(720);
      await pass(projector);
      for (const { page: theirs } of late) {
        await openHydrated(theirs, "/classroom/check-in");
        await theirs.getByLabel("Code").fill((await shown.innerText()).replace(/\D/g, ""));
        await theirs.getByRole("button", { name: "I am here" }).click();
        await expect(theirs.getByText("You are marked as late.")).toBeVisible();
      }
      await expect(projector.getByText("3 students are here")).toBeVisible();
      await projector.close();

      await page.goBack();
      const rowOf = (name: string) => page.getByRole("group", { name });
      for (const { person } of late) await expect(rowOf(person.name).getByLabel("Late")).toBeChecked();
      await rowOf(absent).getByText("Absent").click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Saved.")).toBeVisible();
      await pass(page);
      const [first] = late;
      await first?.page.goto("/classroom/attendance");
      await expect(first?.page.getByText("Late").first() ?? page.getByText("no student")).toBeVisible();

      // Her slides hang on the class.
      await page.getByRole("link", { name: "Recording, slides, notes" }).click();
      const form = page.locator("form").filter({ hasText: "Add a file" });
      await form.getByLabel("Title").fill("Slides of Monday");
      const file = { name: "slides.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
      await form.getByLabel("File").setInputFiles(file);
      await form.getByRole("button", { name: "Add the file" }).click();
      await expect(page.getByText("Added. Students see it now.")).toBeVisible();
      await pass(page);

      // Who stays away gets a word in one press.
      await openHydrated(page, "/admin");
      const behind = page.getByRole("listitem").filter({ hasText: absent });
      await expect(behind).toContainText(/missed the last [3-9] classes/);
      const address = await behind.getByRole("link", { name: `Write to ${absent}` }).getAttribute("href");
      expect(decodeURIComponent(address ?? "")).toMatch(new RegExp(`wa\\.me/923001234567.*${absent}`));
      for (const { context } of late) await context.close();
    });

    test(`Tuesday on a ${device}: who stands in has the class from the evening before to the day after`, async ({
      page,
      site,
      browser,
    }) => {
      test.slow();
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const [usual, deputy, past] = ["Noor", "Sana", "Omar"].map((name) => `${name} ${mark}`) as [
        string,
        string,
        string,
      ];
      await joinAsTeacher(page, site, [batchId], usual);
      await clearDays(site, batchId, { before: 5, after: 5 });
      const [student] = await fellows({ browser, site }, batchId, [`Bilal ${mark}`]);
      if (!student) throw new Error("There is no student.");
      const work = `Join two tables ${mark}`;
      await openHydrated(page, `/admin/batches/${batchId}/work/new`);
      await page.getByLabel("Title").fill(work);
      await page.getByLabel("Points").fill("20");
      await pass(page);
      await page.getByRole("button", { name: "Save and publish now" }).click();
      await expect(page.getByRole("link", { name: work, exact: true })).toBeVisible();
      await openHydrated(student.page, "/classroom/work");
      await student.page.getByRole("link", { name: work, exact: true }).click();
      await student.page.getByLabel("Your answer").fill("select * from a join b using (id)");
      await student.page.getByRole("button", { name: "Hand in" }).click();
      await expect(student.page.getByText("Handed in. Your teacher has it.")).toBeVisible();

      const handed = await otherBrowser(browser, site);
      const theirs = await handed.newPage();
      await theirs.setViewportSize(screen.viewport);
      await joinAsTeacher(theirs, site, [], deputy);
      // A class in three days is in her week, and opens on the evening before it.
      await addClass(site, batchId, { startsIn: 3 * day, title: `Later ${mark}`, teacher: deputy });
      await openHydrated(theirs, "/admin");
      const classes = theirs.getByRole("region", { name: "Your classes" }).getByRole("listitem");
      await expect(classes.filter({ hasText: `Later ${mark}` })).toContainText("Opens for you");
      await pass(theirs);
      await theirs.goto(`/admin/batches/${batchId}/work`);
      await expect(theirs.getByRole("link", { name: work, exact: true })).toHaveCount(0);

      const insteadId = await addClass(site, batchId, {
        startsIn: 8 * minute,
        title: `Views ${mark}`,
        teacher: deputy,
      });
      const meetings = await noteMeetings(handed);
      await openHydrated(theirs, "/admin");
      const now = classes.filter({ hasText: `Views ${mark}` });
      await expect(now).toContainText("In place of its usual teacher");
      await pass(theirs);

      // Every right of the class: its start, sheet, materials, work, marks, words to the class, and its timetable.
      const opened = theirs.waitForEvent("popup");
      await now.getByRole("link", { name: /^Start class/ }).click();
      await (await opened).close();
      expect(meetings).toEqual([meeting]);
      await expect(theirs).toHaveURL(new RegExp(`/attendance/${insteadId}$`));
      await theirs.getByRole("group", { name: student.person.name }).getByText("Present").click();
      await theirs.getByRole("button", { name: "Save" }).click();
      await expect(theirs.getByText("Saved.")).toBeVisible();
      await openHydrated(theirs, "/admin");
      await theirs.getByRole("link", { name: new RegExp(`^${work}`) }).click();
      await theirs.getByLabel("Points").fill("15");
      await theirs.getByRole("button", { name: "Save", exact: true }).click();
      await expect(theirs.getByRole("status").filter({ hasText: "1 of" })).toBeVisible();
      for (const screenOf of ["", "/timetable", "/attendance", "/progress", "/work", "/gradebook", "/quizzes"]) {
        await openHydrated(theirs, `/admin/batches/${batchId}${screenOf}`);
        await pass(theirs);
      }
      await openHydrated(theirs, `/admin/batches/${batchId}/announcements`);
      await theirs.getByRole("link", { name: "Write an announcement" }).click();
      await theirs.getByLabel("Title").fill(`I am here for Noor today ${mark}`);
      await theirs.getByLabel("Text").fill("We look at views.");
      await theirs.getByRole("button", { name: "Show me first" }).click();
      await theirs.getByRole("button", { name: "Send", exact: true }).click();
      await expect(theirs.getByRole("button", { name: "Take it back" })).toBeVisible();

      // A class of three days ago is over for good: none of the batch is theirs.
      const gone = await otherBrowser(browser, site);
      const left = await gone.newPage();
      await joinAsTeacher(left, site, [], past);
      const goneId = await addClass(site, batchId, { startsIn: -3 * day + hour, title: `Past ${mark}`, teacher: past });
      for (const path of ["", "/work", "/gradebook", `/attendance/${goneId}`]) {
        await left.goto(`/admin/batches/${batchId}${path}`);
        await expect.soft(left.getByRole("heading", { level: 1 }), path).not.toContainText(batchId);
        await expect.soft(left.getByText(student.person.name), path).toHaveCount(0);
      }
      await openHydrated(left, "/admin");
      await expect(left.getByText(`Past ${mark}`)).toHaveCount(0);
      for (const context of [handed, gone, student.context]) await context.close();
    });
  });
