import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { minute } from "#shared/durations.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { essayQuestion, quizSettingsOf } from "../support/quizzes.ts";
import { anAssignment } from "../support/work.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { sendForm } from "./support/send-form.ts";
import { addClass, clearDays, fellows, pass } from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** A teacher's screens on a phone, in English and Urdu, light and dark: no wider than it, and no target too small. */
const batchId = "ai-evening";

test.use({
  alone: "a teacher's phone",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 20_000,
});

/** What is pressed on a screen and is smaller than a fingertip: 24 px, and 44 for buttons and fields. Links in text are as high as it. */
const smallTargets = async (page: Page) =>
  await page
    .locator("main a, main button, main input:not([type=hidden]), main select, main textarea, main summary")
    .filter({ visible: true })
    .evaluateAll((all) => {
      const shown = all.filter((one) => !one.closest(".sr-only") && getComputedStyle(one).display !== "inline");
      return shown.flatMap((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        const least = element.matches(".button, .control") ? 44 : 24;
        const isSmall = width > 1 && Math.ceil(Math.min(width, height + 24 - least)) < 24;
        return isSmall ? `${element.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}` : [];
      });
    });

for (const language of ["en", "ur"])
  test(`a teacher's screens fit her hand in ${language} @phone`, async ({ page, site, browser }) => {
    test.setTimeout(180_000);
    const mark = randomUUID().slice(0, 6);
    const teacher = `Noor Fatima ${mark}`;
    await joinAsTeacher(page, site, [batchId], teacher);
    await sendForm(page.context(), site, "/admin/language", { language, from: "/admin" });
    await clearDays(site, batchId, { before: 0, after: 1 });
    const [student] = await fellows({ browser, site }, batchId, [
      `Muhammad Abdurrahman-Zulfiqar Al-Mustansir bin Khwaja Moinuddin ${mark}`,
    ]);
    if (!student) throw new Error("There is no student.");
    const entry = anAssignment({ title: `Join two tables of a long name and plot what they say ${mark}` });
    const workId = await callVerbAt<string>(site.dataDir, "addAssignment", batchId, entry);
    const form = { intent: "hand in", key: randomUUID(), text: "select 1", link: "", files: "" };
    await sendForm(student.context, site, `/classroom/work/${workId}`, form);
    const settings = quizSettingsOf({ title: `Quiz ${mark}` });
    const { workId: quizId } = await callVerbAt<{ workId: string }>(site.dataDir, "addQuiz", batchId, settings);
    await callVerbAt(site.dataDir, "addQuestion", batchId, { workId: quizId, question: essayQuestion() });
    await callVerbAt(site.dataDir, "publishQuiz", batchId, { workId: quizId, isPublished: true });
    const classId = await addClass(site, batchId, { startsIn: 2 * minute, title: `Joins ${mark}`, teacher });
    const batch = `/admin/batches/${batchId}`;
    const screens = [
      ["today", "/admin"],
      ["class", batch],
      ["sheet", `${batch}/attendance/${classId}`],
      ["materials", `${batch}/attendance/${classId}/materials`],
      ["work", `${batch}/work`],
      ["grading", `${batch}/work/${workId}`],
      ["gradebook", `${batch}/gradebook`],
      ["results", `${batch}/quizzes/${quizId}/results`],
      ["timetable", `${batch}/timetable`],
      ["progress", `${batch}/progress`],
    ] as const;
    for (const [name, path] of screens)
      await test.step(name, async () => {
        await openHydrated(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        // On each screen of a batch its tab is open and in sight; the sheet of a class has none.
        const tab = page.getByRole("navigation").locator('ul a[aria-current="page"]').first();
        if (path.startsWith(batch) && !path.includes(classId)) await expect.soft(tab, name).toBeInViewport();
        await pass(page);
        expect.soft(await smallTargets(page), name).toEqual([]);
      });
    await student.context.close();
  });
