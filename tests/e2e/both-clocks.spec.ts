import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { day, hour, minute } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { newPerson } from "./support/account.ts";
import { expectNoLayoutShift, openHydrated, watchLayoutShift } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/**
 * A class as its pages say its time: by the institute's clock, and by that of a reader elsewhere. Its batch is of no other
 * test that looks for the next class: the one added here would be that.
 */
const batchId = "cyber-lahore";
const institute = "Asia/Karachi";

const clocks = formats(siteLocale).moments({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** Adds a class that begins after this time, of a teacher who has no other at any hour; returns its id. */
async function addClass({ dataDir }: Site, after: number): Promise<string> {
  const id = randomUUID();
  const starts = new Date(Date.now() + after);
  const clock = (moment: Date) => clocks(institute).format(moment);
  const hours = { startsAt: clock(starts), endsAt: clock(new Date(starts.getTime() + minute)) };
  const teacher = `Teacher ${id}`;
  const fields = { day: dayOf(starts, institute), ...hours, teacher, title: "Loops", meetingUrl: "" };
  await callVerbAt(dataDir, "addClass", batchId, { id, fields });
  return id;
}

const theirs = (page: Page) => page.getByText(/^Your time: /);

test.describe("a reader in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("reads both clocks, and the page goes on when the class opens", async ({ page, site }) => {
    await signUpStudent(page, site, { person: newPerson(), batches: [batchId] });
    const id = await addClass(site, 25 * minute);
    await openHydrated(page, `/classroom/classes/${id}`);
    await expect(page.getByText(/\d:\d\d.[AP]M – \d+:\d\d.[AP]M Pakistan time$/)).toBeVisible();
    await expect(theirs(page)).toHaveText(/\d:\d\d.[AP]M – \d+:\d\d.[AP]M$/);

    await watchLayoutShift(page);
    await page.clock.install();
    await openHydrated(page, `/classroom/join/${id}`);
    await expect(page.getByText(/\d:\d\d.[AP]M – \d+:\d\d.[AP]M Pakistan time/)).toBeVisible();
    await expect(theirs(page)).toHaveText(/\d:\d\d.[AP]M – \d+:\d\d.[AP]M$/);
    await expect(page.getByRole("timer")).toHaveText(/^Opens in \d+:\d\d$/);
    await expectNoLayoutShift(page);
    const goesOn = page.waitForRequest(`**/classroom/join/${id}`);
    await page.clock.fastForward(hour);
    await goesOn;
  });
});

test.describe("a reader in Lahore", () => {
  test.use({ timezoneId: institute });

  test("reads one clock", async ({ page, site }) => {
    await signUpStudent(page, site, { person: newPerson(), batches: [batchId] });
    const id = await addClass(site, 3 * day);
    await openHydrated(page, `/classroom/join/${id}`);
    await expect(page.getByRole("timer")).toHaveText("Opens in 2 days");
    await expect(theirs(page)).toHaveCount(0);
    await openHydrated(page, "/classroom");
    await expect(page.getByRole("link", { name: "Loops" }).first()).toBeVisible();
    await expect(theirs(page)).toHaveCount(0);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the time is there as text, and the page loads again by itself", async ({ page, site }) => {
    await signUpStudent(page, site, { person: newPerson(), batches: [batchId] });
    const id = await addClass(site, 40 * minute);
    const answer = await page.goto(`/classroom/join/${id}`);
    expect(Number(answer?.headers().refresh)).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Pakistan time");
    await expect(page.getByText("Leave this page open")).toBeVisible();
  });
});
