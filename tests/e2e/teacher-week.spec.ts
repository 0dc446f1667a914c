import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { day, hour, minute } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { violations } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { pageWidth } from "./support/layout.ts";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { sendForm } from "./support/send-form.ts";
import type { Site } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** The week of a teacher, on what she has in her hand and on what stands on her desk: a batch under way for each. */
const meeting = "https://meet.example/of-the-week";
const institute = "Asia/Karachi";

test.use({ alone: "a teacher's week", contextOptions: { reducedMotion: "reduce" } });
// One program is started for both.
test.describe.configure({ mode: "default" });

const clock = formats(siteLocale).moments({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" })(institute);

interface Timetable {
  classes: { id: string; startsAt: string; endsAt: string; changedAt: string; isCancelled: boolean }[];
  teachers: { id: string; name: string }[];
}

const readTimetable = async ({ dataDir }: Site, batchId: string) =>
  await callVerbAt<Timetable>(dataDir, "showTimetable", batchId);

/** Cancels the batch's own classes of a day and a night: a batch has one class at a time. */
async function clearTheDay(site: Site, batchId: string) {
  const isNear = ({ startsAt, endsAt }: Timetable["classes"][number]) =>
    Date.parse(endsAt) > Date.now() && Date.parse(startsAt) < Date.now() + 1.5 * day;
  const { classes } = await readTimetable(site, batchId);
  for (const { id: classId, changedAt: seen } of classes.filter((one) => isNear(one) && !one.isCancelled))
    await callVerbAt(site.dataDir, "cancelClass", batchId, { classId, seen, reason: null });
}

/** Adds a class of an hour, which a teacher of this name gives; returns its id. */
async function addClass(
  site: Site,
  batchId: string,
  { startsIn, title, teacher }: Record<"title" | "teacher", string> & { startsIn: number },
): Promise<string> {
  const id = randomUUID();
  const starts = new Date(Date.now() + startsIn);
  const { teachers } = await readTimetable(site, batchId);
  const teacherId = teachers.find(({ name }) => name === teacher)?.id ?? "";
  const hours = { startsAt: clock.format(starts), endsAt: clock.format(new Date(starts.getTime() + hour)) };
  const fields = { day: dayOf(starts, institute), ...hours, teacherId, title, meetingUrl: meeting };
  await callVerbAt(site.dataDir, "addClass", batchId, { id, fields });
  return id;
}

interface Held {
  batchClass: { id: string; endsAt: string };
}

interface Sheet {
  enrolmentId: string;
  person: { name: string };
  mark: string | null;
}

/** Gives a seat to a student who has no account, and who was absent from the last two classes. */
async function enrolAbsent({ dataDir }: Site, batchId: string, name: string) {
  await callVerbAt(dataDir, "enrolPerson", {
    batchId,
    name,
    email: `${randomUUID()}@example.com`,
    phone: "+923001234567",
  });
  const held = await callVerbAt<Held[]>(dataDir, "listAttendance", batchId);
  const over = held.map(({ batchClass }) => batchClass).filter(({ endsAt }) => Date.parse(endsAt) < Date.now());
  const latest = over.toSorted((one, other) => Date.parse(other.endsAt) - Date.parse(one.endsAt)).slice(0, 2);
  for (const { id: classId } of latest) {
    const { students } = await callVerbAt<{ students: Sheet[] }>(
      ...([dataDir, "showAttendance", batchId, classId] as const),
    );
    const marks = students
      .filter(({ person }) => person.name === name)
      .map(({ enrolmentId, mark }) => ({ enrolmentId, mark: "absent", seen: mark }));
    await callVerbAt(dataDir, "saveAttendance", batchId, { classId, id: randomUUID(), marks });
  }
}

/** The screen as it is passed: nothing that axe finds, and nothing wider than the screen. */
async function pass(page: Page) {
  expect.soft(await violations(page), page.url()).toEqual([]);
  expect.soft(await pageWidth(page), page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Notes where the start of a class leads, and leads nowhere. */
async function noteMeetings(context: BrowserContext): Promise<string[]> {
  const places: string[] = [];
  await context.route("**/start", async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    places.push(answer.headers().location ?? "");
    await route.fulfill({ contentType: "text/html", body: "<title>Meeting</title>" });
  });
  return places;
}

const devices = [
  {
    device: "phone",
    batchId: "data-evening",
    batch: "Data Analysis Evening",
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  {
    device: "laptop",
    batchId: "cyber-evening",
    batch: "Cyber Security Evening",
    screen: { viewport: { width: 1366, height: 768 } },
  },
];

for (const { device, batchId, batch, screen } of devices)
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test(`a teacher's week on a ${device}: the class begun and marked, told, answered, set and graded, and handed over`, async ({
      page,
      site,
      browser,
    }) => {
      test.slow();
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const [teacher, deputy] = [`Noor Fatima ${mark}`, `Sana Javed ${mark}`];
      const [asker, fellow, absent] = [`Bilal ${mark}`, `Hina ${mark}`, `Usman ${mark}`];
      const newContext = async () =>
        await browser.newContext({ baseURL: site.origin, extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });

      await joinAsTeacher(page, site, [batchId], teacher);
      await enrolAbsent(site, batchId, absent);
      await clearTheDay(site, batchId);
      const classId = await addClass(site, batchId, { startsIn: 2 * minute, title: `Joins ${mark}`, teacher });
      const asked = `Why is my file not found, ${mark}?`;
      const students: BrowserContext[] = [];
      for (const [name, text] of [
        [asker, asked],
        [fellow, `Where is my file? ${mark}`],
      ] as const) {
        const context = await newContext();
        await signUpStudent(await context.newPage(), site, { person: { ...newPerson(), name }, batches: [batchId] });
        const question = { intent: "ask", to: "teacher", text, formKey: randomUUID() };
        await sendForm(context, site, `/classroom/questions/new?class=${classId}`, question);
        students.push(context);
      }
      const meetings = await noteMeetings(page.context());

      await test.step("Monday: the class begins on Today, with its sheet beside the meeting", async () => {
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
        const rowOf = (name: string) => page.getByRole("group", { name });
        await rowOf(absent).getByText("Absent").click();
        await rowOf(asker).getByText("Late").click();
        await page.getByRole("button", { name: "Save" }).click();
        await expect(page.getByText("Saved.")).toBeVisible();
        await expect(rowOf(asker).getByLabel("Late")).toBeChecked();
        await pass(page);
      });

      await test.step("her slides hang on the class", async () => {
        await page.getByRole("link", { name: "Recording, slides, notes" }).click();
        const form = page.locator("form").filter({ hasText: "Add a file" });
        await form.getByLabel("Title").fill("Slides of Monday");
        const file = { name: "slides.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
        await form.getByLabel("File").setInputFiles(file);
        await form.getByRole("button", { name: "Add the file" }).click();
        await expect(page.getByText("Added. Students see it now.")).toBeVisible();
        await pass(page);
      });

      await test.step("Wednesday: the class is told something", async () => {
        await openHydrated(page, `/admin/batches/${batchId}/announcements`);
        await pass(page);
        await page.getByRole("link", { name: "Write an announcement" }).click();
        await page.getByLabel("Title").fill("Bring your laptops tomorrow");
        await page.getByLabel("Text").fill("We **join** two tables.");
        await page.getByRole("button", { name: "Show me first" }).click();
        await expect(page.getByRole("status").filter({ hasText: /^Goes to \d+ people/ })).toBeVisible();
        await pass(page);
        await page.getByRole("button", { name: "Send", exact: true }).click();
        await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
        await pass(page);
      });

      await test.step("Thursday: who asked the same gets one answer", async () => {
        await openHydrated(page, "/admin");
        await page.getByRole("link", { name: new RegExp(`^${asked.replace("?", "\\?")}`) }).click();
        await page.getByLabel("Your answer").fill("Name its **ending**: `./orders.csv`.");
        await page.getByRole("checkbox", { name: `Where is my file? ${mark}` }).check();
        await pass(page);
        await page.getByRole("button", { name: "Send", exact: true }).click();
        await expect(page.getByText("2 questions answered.")).toBeVisible();
        await pass(page);
      });

      const work = `Join two tables ${mark}`;
      await test.step("work is set, handed in and graded", async () => {
        await openHydrated(page, `/admin/batches/${batchId}/work/new`);
        await page.getByLabel("Title").fill(work);
        await page.getByLabel("Points").fill("20");
        await pass(page);
        await page.getByRole("button", { name: "Save and publish now" }).click();
        await expect(page.getByRole("link", { name: work, exact: true })).toBeVisible();
        await pass(page);
        const theirs = students[0]?.pages()[0];
        if (!theirs) throw new Error("The student has no page.");
        await openHydrated(theirs, "/classroom/work");
        await theirs.getByRole("link", { name: work, exact: true }).click();
        await theirs.getByLabel("Your answer").fill("select * from a join b using (id)");
        await theirs.getByRole("button", { name: "Hand in" }).click();
        await expect(theirs.getByText("Handed in. Your teacher has it.")).toBeVisible();

        await openHydrated(page, "/admin");
        await page.getByRole("link", { name: `${work} ${batch} 1 hand-in` }).click();
        await expect(page.getByText("select * from a join b")).toBeVisible();
        await pass(page);
        await page.getByLabel("Points").fill("15");
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await expect(page.getByRole("status").filter({ hasText: "1 of" })).toBeVisible();
      });

      await test.step("who stays away gets a word in one press", async () => {
        await openHydrated(page, "/admin");
        const row = page.getByRole("listitem").filter({ hasText: absent });
        await expect(row).toContainText(/missed the last [3-9] classes/);
        const address = await row.getByRole("link", { name: `Write to ${absent}` }).getAttribute("href");
        expect(decodeURIComponent(address ?? "")).toMatch(new RegExp(`wa\\.me/923001234567.*${absent}`));
      });

      await test.step("who stands in has the class", async () => {
        const handed = await newContext();
        const theirs = await handed.newPage();
        await theirs.setViewportSize(screen.viewport);
        await joinAsTeacher(theirs, site, [], deputy);
        const insteadId = await addClass(site, batchId, {
          startsIn: 2 * hour,
          title: `Views ${mark}`,
          teacher: deputy,
        });
        await openHydrated(theirs, "/admin");
        const row = theirs
          .getByRole("region", { name: "Your classes" })
          .getByRole("listitem")
          .filter({ hasText: `Views ${mark}` });
        await expect(row).toContainText("In place of its usual teacher");
        await pass(theirs);
        await row.getByRole("link", { name: /^Materials/ }).click();
        await expect(theirs).toHaveURL(new RegExp(`/attendance/${insteadId}/materials$`));
        await openHydrated(theirs, `/admin/batches/${batchId}/work`);
        await expect(theirs.getByRole("link", { name: work, exact: true })).toBeVisible();
        await pass(theirs);
        await handed.close();
      });
      for (const context of students) await context.close();
    });
  });
