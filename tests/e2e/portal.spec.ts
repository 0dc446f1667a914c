import type { Page } from "@playwright/test";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import { portalWords } from "#domains/portal/words.en.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { outlineFaults, violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { expectNoLayoutShift, fontsArrived, openHydrated, watchLayoutShift } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** A student's week on `/lms`, and the watch progress of their lectures. */
const batch = { id: "cyber-evening", name: "Cyber Security Evening", lecture: "cyber-evening-lecture-1" };
const lecturesPath = `/recorded-lectures/${batch.id}`;
const player = (page: Page) => page.getByRole("dialog");
const video = (page: Page) => player(page).locator("video");
/** The position of the video, in seconds: none while it is still loading. */
const placeIn = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => (element.seeking ? Number.NaN : element.currentTime));
const table = (page: Page) => page.getByRole("table", { name: "Recorded lectures" });
/** The next class; by its hours it is on while the test runs. */
const nextClass = (page: Page) => {
  const { title, now } = portalWords.next;
  return page.getByRole("region", { name: new RegExp(`^(?:${title}|${now})$`) });
};
const tile = (page: Page) => page.getByRole("article").filter({ hasText: batch.name });

/** Moves the video of the open player, paused, to a place. */
async function watchTo(page: Page, seconds: number) {
  await expect.poll(() => placeIn(page)).toBeGreaterThan(0.2);
  await video(page).evaluate((element: HTMLVideoElement, place) => {
    element.pause();
    element.currentTime = place;
  }, seconds);
  await expect.poll(() => placeIn(page)).toBeCloseTo(seconds, 1);
}

const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes("/progress") && response.request().method() === "POST");

test.describe("the week of a student abroad", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("begins with the next class, also by their own clock, and nothing moves", async ({ page, site }) => {
    test.slow();
    const name = "عائشہ فاطمہ بنت عبدالرحمٰن صدیقی";
    await signUpStudent(page, site, { person: { ...newPerson(), name }, batches: [batch.id, "mern-weekend"] });
    // As after signing in, the browser has the site's fonts.
    await openHydrated(page, "/sign-out");
    await fontsArrived(page);
    await watchLayoutShift(page);
    await openHydrated(page, "/lms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(portalWords.title);
    const next = nextClass(page);
    await expect(next.getByText(/^\d+:\d\d.[AP]M to \d+:\d\d.[AP]M Pakistan time$/)).toBeVisible();
    await expect(next.getByText(/^Your time: \d+:\d\d.[AP]M – \d+:\d\d.[AP]M$/)).toBeVisible();
    await expectNoLayoutShift(page);
    const help = page.getByRole("region", { name: portalWords.help.title });
    const chat = decodeURIComponent((await help.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href")) ?? "");
    expect(chat).toContain(titlesOf("cyber-security-ceh").title);
    await expect(help.getByRole("link", { name: /^E-mail/ })).toHaveAttribute("href", /^mailto:.+subject=/);
    expect(await violationsAtBothWidths(page)).toEqual([]);
    expect(await outlineFaults(page)).toEqual([]);
  });
});

test("a lecture goes on where it stopped, on another device too, and stays watched", { tag: "@engine" }, async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await signUpStudent(page, site, { batches: [batch.id] });
  await openHydrated(page, "/lms");
  await expect(tile(page).getByText("0 of 3 lectures watched")).toBeVisible();
  await tile(page)
    .getByRole("link", { name: /^Start: lecture 1/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${lecturesPath}#video-${batch.lecture}$`));
  await watchTo(page, 5);
  const closing = saved(page);
  await player(page).getByRole("button", { name: "Close" }).click();
  expect((await closing).status()).toBe(204);
  await expect(table(page).getByRole("progressbar", { name: /^0 of 1 min watched$/ })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const elsewhere = await browser.newContext({
    baseURL: site.origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const phone = await elsewhere.newPage();
  await openHydrated(phone, "/lms");
  await tile(phone)
    .getByRole("link", { name: /^Continue: lecture 1, 1 min left/ })
    .click();
  await expect(player(phone).getByText("Resumed at 0:05")).toBeVisible();
  const end = await video(phone).evaluate((element: HTMLVideoElement) => element.duration);
  const finishing = saved(phone);
  await watchTo(phone, end * 0.97);
  await player(phone).getByRole("button", { name: "Close" }).click();
  await finishing;
  await expect(table(phone).getByText("Watched", { exact: true })).toBeVisible();
  await elsewhere.close();

  // The tab that was left open saves an earlier place: the lecture stays watched.
  await table(page).getByRole("button", { name: "Watch" }).first().click();
  await watchTo(page, 6);
  await page.goto("/about");
  const stored = async () => {
    const answer = await page.request.get(`/api/batches/${batch.id}/videos`);
    return lecturesAnswer.parse(await answer.json()).videos[0]?.progress;
  };
  await expect.poll(stored).toMatchObject({ seconds: 6, isFinished: true });
  await openHydrated(page, "/lms");
  await expect(tile(page).getByText("1 of 3 lectures watched")).toBeVisible();
  await expect(tile(page).getByRole("link", { name: /^Next: lecture 2/ })).toBeVisible();
});

test("a visitor without an account saves nothing on the server", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.addInitScript(() => localStorage.setItem("secret-id:cyber-evening", "CEH-EVE-4488"));
  await openHydrated(page, lecturesPath);
  await table(page).getByRole("button", { name: "Watch" }).first().click();
  await watchTo(page, 5);
  await player(page).getByRole("button", { name: "Close" }).click();
  await expect(table(page).getByText("Started")).toBeVisible();
  expect(posts).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the week is there, and the lectures open to the account", async ({ page, site }) => {
    await signUpStudent(page, site, { batches: [batch.id] });
    await page.goto("/lms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(portalWords.title);
    await expect(nextClass(page)).toContainText("Pakistan time");
    await tile(page)
      .getByRole("link", { name: /^Start: lecture 1/ })
      .click();
    await page.getByRole("button", { name: "Unlock lectures" }).click();
    await expect(table(page).getByRole("row")).toHaveCount(4);
  });
});
