import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { png } from "../support/proofs.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { sendForm } from "./support/send-form.ts";
import type { Site } from "./support/site.ts";
import { addClass, clearDays, devices, type Fellow, fellows, pass } from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** Thursday of a teacher's week: 24 hand-ins are graded over a bad line, and five who ask the same get one answer. */
test.use({
  alone: "a teacher's Thursday",
  contextOptions: { reducedMotion: "reduce" },
  actionTimeout: 20_000,
  expectedErrors: ["ERR_INTERNET_DISCONNECTED", "status of 401"],
});
test.describe.configure({ mode: "default" });

const all = 24;

/** What students hand in, one after another: a picture, code, a PDF, words alone. */
const handedIn = [
  { name: "plot.png", type: "image/png", body: (mark: string) => png(mark) },
  { name: "join.py", type: "text/x-python", body: (mark: string) => Buffer.from(`rows = join(a, b)  # ${mark}\n`) },
  { name: "report.pdf", type: "application/pdf", body: () => Buffer.from("%PDF-1.7\n%%EOF") },
  null,
];

async function handIn({ context, person }: Fellow, site: Site, { workId, at }: { workId: string; at: number }) {
  const file = handedIn[at % handedIn.length];
  const id = randomUUID();
  if (file) {
    const address = `${site.origin}/classroom/hand-in-files/${workId}/${id}?name=${encodeURIComponent(file.name)}`;
    const headers = { origin: site.origin, "content-type": file.type };
    const stored = await context.request.post(address, { headers, data: file.body(person.name) });
    expect(stored.status(), await stored.text()).toBeLessThan(300);
  }
  const text = `Answer of ${person.name}`;
  const form = { intent: "hand in", key: randomUUID(), text, link: "", files: file ? id : "" };
  await sendForm(context, site, `/classroom/work/${workId}`, form);
}

/** Grades the student who is shown, and waits until the next one is. */
async function grade(page: Page, points: number, graded: number) {
  await page.getByLabel("Points").fill(String(points));
  const isLast = graded === all;
  await page.getByRole("button", { name: isLast ? "Save" : "Save and go on", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${graded} of`) })).toBeVisible();
}

/** The line is cut as a grade is saved: it waits on the device, and goes out by itself. */
async function gradeWithoutLine(page: Page, number: number, graded: number) {
  await page.context().setOffline(true);
  await page.getByLabel("Feedback", { exact: true }).fill(`Typed without a line, ${number}`);
  await page.getByLabel("Points").fill("17");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByText("You're offline. What you typed is saved on this device")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${graded} of`) })).toBeVisible();
}

/** The session ends as a grade is saved: after signing in again it is still typed. */
async function gradeAsSessionEnds(page: Page, graded: number) {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel("Feedback", { exact: true }).fill("Typed as the session ended");
  await page.getByLabel("Points").fill("18");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByText(/Your session has ended. What/)).toBeVisible();
  await expect(page.getByLabel("Points")).toHaveValue("18");
  await pass(page);
  await page.context().addCookies(cookies);
  await grade(page, 18, graded);
}

/** What those read whose grades met a cut line or an ended session. */
async function expectGrades(students: Fellow[], workId: string) {
  for (const [number, points, feedback] of [
    [8, 17, "Typed without a line, 8"],
    [12, 18, "Typed as the session ended"],
    [16, 17, "Typed without a line, 16"],
  ] as const)
    for (const { page } of students.slice(number - 1, number)) {
      await page.goto(`/classroom/work/${workId}`);
      await expect.soft(page.getByText(`${points} of 20 points`)).toBeVisible();
      await expect.soft(page.getByText(feedback)).toBeVisible();
    }
}

for (const { device, batchId, batch, screen } of devices)
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test(`Thursday on a ${device}: 24 hand-ins over a line cut twice and an ended session, and one answer for five`, async ({
      page,
      site,
      browser,
    }) => {
      test.setTimeout(150_000);
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      await joinAsTeacher(page, site, [batchId], `Noor Fatima ${mark}`);
      await clearDays(site, batchId, { before: 0, after: 1 });
      const work = `Plot the joins ${mark}`;
      await openHydrated(page, `/admin/batches/${batchId}/work/new`);
      await page.getByLabel("Title").fill(work);
      await page.getByLabel("Points").fill("20");
      await page.getByRole("button", { name: "Save and publish now" }).click();
      const made = page.getByRole("link", { name: work, exact: true });
      await expect(made).toBeVisible();
      const workId = (await made.getAttribute("href"))?.split("/").at(-1) ?? "";
      const students = await fellows(
        { browser, site },
        batchId,
        Array.from({ length: all }, (_, at) => `${String(at + 1).padStart(2, "0")} Pupil ${mark}`),
      );
      for (const [at, student] of students.entries()) await handIn(student, site, { workId, at });

      await openHydrated(page, "/admin");
      await page.getByRole("link", { name: `${work} ${batch} ${all} hand-ins` }).click();
      const shown = page.getByRole("region", { name: /Pupil/ });
      let graded = 0;
      /** Shows the student of this number, and what they handed in, in its place. */
      const isShown = async (number: number) => {
        const name = `${String(number).padStart(2, "0")} Pupil ${mark}`;
        await expect(shown.getByRole("heading", { name })).toBeInViewport();
        await expect(shown.getByText(`Answer of ${name}`)).toBeVisible();
      };
      await isShown(1);
      const plot = shown.getByRole("img", { name: "plot.png" });
      await plot.scrollIntoViewIfNeeded();
      await expect.poll(() => plot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await pass(page);
      await grade(page, 12, ++graded);
      await isShown(2);
      await expect(shown.getByText("rows = join(a, b)")).toBeVisible();
      await pass(page);
      await grade(page, 13, ++graded);
      await isShown(3);
      if (device === "laptop") await expect(shown.locator("iframe[title='report.pdf']")).toBeVisible();
      else await expect(shown.getByRole("link", { name: /report\.pdf/ }).last()).toBeVisible();
      await pass(page);
      await grade(page, 14, ++graded);

      for (const number of Array.from({ length: all - graded }, (_, at) => graded + at + 1)) {
        await isShown(number);
        graded += 1;
        // The line is cut twice, and the session ends once: nothing typed is lost.
        if (number === 8 || number === 16) await gradeWithoutLine(page, number, graded);
        else if (number === 12) await gradeAsSessionEnds(page, graded);
        else await grade(page, (number % 20) + 1, graded);
      }
      await openHydrated(page, "/admin");
      await expect(page.getByRole("link", { name: new RegExp(`^${work}`) })).toHaveCount(0);
      await openHydrated(page, `/admin/batches/${batchId}/work`);
      await pass(page);
      await page.getByRole("button", { name: `Post grades ${work}` }).click();
      await expect(
        page.getByText(`Posted. Every graded student sees points and feedback now; ${all} students`),
      ).toBeVisible();
      await expectGrades(students, workId);
      for (const student of students) await student.context.close();
    });

    test(`Thursday on a ${device}: five ask the same beside the class, and one answer reaches them all`, async ({
      page,
      site,
      browser,
    }) => {
      test.slow();
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const teacher = `Noor Fatima ${mark}`;
      await joinAsTeacher(page, site, [batchId], teacher);
      await clearDays(site, batchId, { before: 0, after: 1 });
      const five = await fellows(
        { browser, site },
        batchId,
        ["Amna", "Bilal", "Chand", "Dua", "Essa"].map((name) => `${name} ${mark}`),
      );
      const classId = await addClass(site, batchId, { startsIn: 60_000, title: `Joins ${mark}`, teacher });
      const asked = (at: number) => `Why is my file not found, ${at}, ${mark}?`;
      for (const [at, student] of five.entries()) {
        const question = { intent: "ask", to: "teacher", text: asked(at), formKey: randomUUID() };
        await sendForm(student.context, site, `/classroom/questions/new?class=${classId}`, question);
      }
      await openHydrated(page, "/admin");
      await page.getByRole("link", { name: new RegExp(`^${asked(0).replace("?", "\\?")}`) }).click();
      await page.getByLabel("Your answer").fill("Name its **ending**: `./orders.csv`.");
      for (const at of [1, 2, 3, 4]) await page.getByRole("checkbox", { name: asked(at) }).check();
      await pass(page);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByText("5 questions answered.")).toBeVisible();
      await pass(page);
      for (const [at, { page: theirs }] of five.entries()) {
        await theirs.goto("/classroom/questions");
        await theirs.getByRole("link", { name: asked(at) }).click();
        await expect(theirs.getByText("Name its ending: ./orders.csv.")).toBeVisible();
      }
      for (const { context } of five) await context.close();
    });
  });
