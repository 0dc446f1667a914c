import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import pg from "pg";
import { callVerbAt } from "../support/ask-manage.ts";
import { createPostgresServer } from "../support/postgres-server.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { fillSignIn, newPerson } from "./support/account.ts";
import { headingLevels } from "./support/layout.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { type Site, startSite } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { test as base, expect, visitorAddress } from "./support/test.ts";

/** Classes of a batch: marked by its teacher, joined and checked in to by its students. */
const batchId = "mern-weekend";

/** Queries the program's database. */
type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The program on a database server, in which the test puts the classes. */
const test = base.extend<object, { databaseUrl: string; query: Query }>({
  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const postgres = await createPostgresServer();
      await postgres.start();
      await use(postgres.url);
      await postgres.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  site: [
    async ({ databaseUrl }, use) => {
      const site = await startSite({ DATABASE_URL: databaseUrl, DEMO_CONTENT: "on" });
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  query: [
    async ({ databaseUrl }, use) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await use(async (text, values = []) => (await client.query(text, values)).rows);
      await client.end();
    },
    { scope: "worker" },
  ],
});

// One database server is started for all of them.
test.describe.configure({ mode: "default" });

/** A class that began some minutes ago, or will; returns its id. */
async function storeClass(query: Query, minutesAgo = 2): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into class_sessions (id, batch_id, starts_at, ends_at, teacher, meeting_url, changed_at, title)
     values ($1, $2, now() - $3 * interval '1 minute', now() + (90 - $3) * interval '1 minute', 'Hamza Rafiq',
       'https://meet.example/abc', now(), 'Loops and lists')`,
    [id, batchId, minutesAgo],
  );
  return id;
}

/** A class of exactly so many students. */
async function fillClass({ site, query }: { site: Site; query: Query }, students: number) {
  await query("update batches set seats = 200 where id = $1", [batchId]);
  const seats = await query("select 1 from batch_enrolments where batch_id = $1 and state = 'active'", [batchId]);
  for (let number = seats.length + 1; number <= students; number += 1) {
    const name = number % 5 === 0 ? `طالب علم ${number}` : `Student ${String(number).padStart(2, "0")}`;
    await callVerbAt(site.dataDir, "enrolPerson", { batchId, name, email: `${randomUUID()}@example.com` });
  }
}

const sheetPath = (id: string) => `/admin/batches/${batchId}/attendance/${id}`;
const marked = async (query: Query, id: string) =>
  Object.fromEntries(
    (await query("select mark, count(*)::int from attendance where session_id = $1 group by mark", [id])).map(
      ({ mark, count }) => [mark, count],
    ),
  );
const saves = async (query: Query, id: string) =>
  (await query("select 1 from audit_entries where verb = 'saveAttendance' and subject_id = $1", [id])).length;

/** Marks students by keyboard: the number of steps down, then the letter. */
async function markByKeyboard(page: Page, marks: [steps: number, key: string][]) {
  await page.keyboard.press("ArrowDown");
  for (const [steps, key] of marks) {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press(key);
  }
}

test("a class of 40 is marked by keyboard alone", async ({ page, site, query }) => {
  test.slow();
  await fillClass({ site, query }, 40);
  const id = await storeClass(query);
  await joinStaff(page, site);
  await openHydrated(page, sheetPath(id));
  await markByKeyboard(page, [
    [3, "a"],
    [4, "l"],
    [5, "a"],
    [6, "e"],
    [10, "a"],
    [11, "l"],
  ]);
  await expect(page.getByText("34 present, 3 absent, 2 late, 1 excused")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await marked(query, id)).toEqual({ present: 34, absent: 3, late: 2, excused: 1 });
  const fourth = page.getByRole("group", { name: "Student 04" });
  await fourth.getByText("History").click();
  await expect(fourth).toContainText("not marked → Absent");
});

test.describe("offline", () => {
  test.use({ expectedErrors: ["ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET"] });

  test("marks wait, and arrive once after 100 lost connections and a reload", { tag: "@thorough" }, async ({
    page,
    site,
    query,
  }) => {
    test.slow();
    await fillClass({ site, query }, 12);
    const id = await storeClass(query);
    await joinStaff(page, site);
    await openHydrated(page, sheetPath(id));
    let cuts = 0;
    await page.route("**/sheet", async (route) => {
      cuts += 1;
      // Half of them are cut after the marks have arrived.
      if (cuts % 2 === 0) await route.fetch();
      await route.abort("connectionreset");
    });
    await markByKeyboard(page, [[2, "a"]]);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("You're offline. Marks are saved on this device")).toBeVisible();
    while (cuts < 99) {
      const before = cuts;
      const isTried = async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("online")));
        return cuts > before;
      };
      await expect.poll(isTried, { intervals: [20] }).toBe(true);
    }
    await openHydrated(page, "/admin/batches");
    await expect(page.getByText("The marks of 1 class are saved here")).toBeVisible();
    expect(cuts).toBeGreaterThanOrEqual(100);
    await page.unroute("**/sheet");
    await openHydrated(page, sheetPath(id));
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(await saves(query, id)).toBe(1);
    expect((await marked(query, id)).absent).toBe(1);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("attendance")))).toEqual(
      [],
    );
  });
});

test("two teachers at once see what the other marked", async ({ page, site, query }) => {
  await fillClass({ site, query }, 12);
  const id = await storeClass(query);
  await joinStaff(page, site);
  const other = await page.context().newPage();
  for (const one of [page, other]) await openHydrated(one, sheetPath(id));
  const row = (one: Page) => one.getByRole("group", { name: "Student 01" });
  await row(other).getByText("Absent").click();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  await row(page).getByText("Late").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("marked Student 01 absent meanwhile")).toBeVisible();
  await expect(row(page).getByLabel("Absent")).toBeChecked();
  await row(page).getByText("Late").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(row(page).getByLabel("Late")).toBeChecked();
});

test.describe("a student", () => {
  test.use({ expectedErrors: ["422"] });

  test("scans the code, signs in, is marked once, and sees it", async ({ page, site, query, browser }) => {
    test.slow();
    await fillClass({ site, query }, 5);
    const theirs = await browser.newContext({
      ...{ baseURL: site.origin, extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } },
    });
    const student = await theirs.newPage();
    const person = await signUpStudent(student, site, { person: newPerson(), batches: [batchId] });
    await theirs.clearCookies();
    const id = await storeClass(query);
    const tomorrow = await storeClass(query, -60);
    await joinStaff(page, site);
    await openHydrated(page, `${sheetPath(id)}/code`);
    const digits = async () => (await page.getByText(/^Code \d{3} \d{3}$/).innerText()).replace(/\D/g, "");
    const first = await digits();

    await student.goto(`/classroom/check-in?code=${first}`);
    await expect(student).toHaveURL(/\/sign-in\?from=/);
    await fillSignIn(student, person);
    await student.waitForURL(`**/classroom/check-in?code=${first}`);
    await expect(student.getByLabel("Code")).toHaveValue(first);
    await student.getByLabel("Code").fill("000000");
    await student.getByRole("button", { name: "I am here" }).click();
    await expect(
      student.getByText("This is not the code on the screen of your class.", { exact: false }),
    ).toBeVisible();
    await student.getByLabel("Code").fill(await digits());
    await student.getByRole("button", { name: "I am here" }).click();
    await expect(student.getByText("You are marked as present.")).toBeVisible();
    await expect(page.getByText("1 student is here")).toBeVisible({ timeout: 15_000 });
    await expect.poll(digits, { timeout: 40_000 }).not.toBe(first);

    const joined = await student.request.get(`/classroom/join/${id}`, { maxRedirects: 0 });
    expect([joined.status(), joined.headers().location]).toEqual([303, "https://meet.example/abc"]);
    await student.goto(`/classroom/join/${tomorrow}`);
    await expect(student.getByRole("heading", { level: 1 })).toContainText("The class opens");
    await student.goto("/classroom/attendance");
    await expect(student.getByText("100 %")).toBeVisible();
    expect(await marked(query, id)).toEqual({ present: 1 });
    await openHydrated(page, sheetPath(id));
    await expect(page.getByText(/^1 present, 0 absent, 0 late, 0 excused, \d+ not here yet$/)).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(await marked(query, id)).toEqual({ present: 1 });
    const another = page
      .getByRole("group")
      .filter({ has: page.getByRole("radio"), hasNotText: person.name })
      .first();
    await another.getByRole("radio").first().focus();
    await page.keyboard.press("l");
    await page.getByRole("button", { name: "Absent", exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await marked(query, id)).late).toBe(1);
    expect((await marked(query, id)).present).toBe(1);
    await student.getByRole("link", { name: "Loops and lists" }).click();
    await expect(student.getByRole("heading", { level: 1, name: "Loops and lists" })).toBeVisible();

    for (const path of ["check-in", "attendance", `join/${tomorrow}`, `classes/${id}`].map(classroomPath)) {
      await openHydrated(student, path);
      expect(await violationsAtBothWidths(student), path).toEqual([]);
      expect((await headingLevels(student))[0], path).toBe(1);
    }
    await theirs.close();
  });
});

test("what hangs on a class is added by the teacher and fetched by the student", async ({
  page,
  site,
  query,
  browser,
}) => {
  test.slow();
  const id = await storeClass(query);
  await joinStaff(page, site);
  await openHydrated(page, `${sheetPath(id)}/materials`);
  const form = page.locator("form").filter({ hasText: "Add a file" });
  await form.getByLabel("Title").fill("پہلا سبق");
  const file = { name: "slides.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
  await form.getByLabel("File").setInputFiles(file);
  await form.getByLabel("What to do with it").fill("Read **chapter 2**.");
  await expect(form.getByRole("region", { name: "As students read it" }).getByText("chapter 2")).toBeVisible();
  await form.getByRole("button", { name: "Add the file" }).click();
  await expect(page.getByText("Added. Students see it now.")).toBeVisible();
  const theirs = await browser.newContext({
    ...{ baseURL: site.origin, extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } },
  });
  const student = await theirs.newPage();
  await signUpStudent(student, site, { batches: [batchId] });
  await openHydrated(student, `/classroom/classes/${id}`);
  await expect(student.getByRole("strong").filter({ hasText: "chapter 2" })).toBeVisible();
  const download = student.waitForEvent("download");
  await student.getByRole("link", { name: "پہلا سبق" }).click();
  expect((await download).suggestedFilename()).toBe("پہلا سبق.pdf");
  await page.getByRole("button", { name: "Hide: پہلا سبق" }).click();
  await expect(page.getByText("Students do not see it any more.")).toBeVisible();
  await student.reload();
  await expect(student.getByText("There is nothing yet.")).toBeVisible();
  await theirs.close();
});

test("every screen of a class is accessible, and fits a phone", async ({ page, site, query }) => {
  test.slow();
  await fillClass({ site, query }, 5);
  const id = await storeClass(query);
  await joinStaff(page, site);
  const ofBatch = ["attendance", "progress"].map((screen) => `/admin/batches/${batchId}/${screen}`);
  for (const path of [...ofBatch, sheetPath(id), `${sheetPath(id)}/materials`, `${sheetPath(id)}/code`]) {
    await openHydrated(page, path);
    expect(await violationsAtBothWidths(page), path).toEqual([]);
    expect((await headingLevels(page))[0], path).toBe(1);
  }
});

const classroomPath = (page: string) => `/classroom/${page}`;
