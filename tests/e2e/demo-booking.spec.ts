import { readFile } from "node:fs/promises";
import { demoSite } from "#content/demo-site.ts";
import { clockTime } from "#shared/formats/class-time.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { manageLinkIn, readCalendar, readEntry } from "../support/demo.ts";
import { titlesOf } from "../support/plan-cost.ts";
import {
  bookButton,
  bookingIn,
  bookThroughApi,
  chooseTime,
  fillInDetails,
  mailTo,
  newEmail,
  openDay,
  slotsOf,
  timesIn,
} from "./support/demo.ts";
import { expectNoLayoutShift, openHydrated, watchLayoutShift } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Free demo page": booked, live, 30 to 45 minutes (specification §9), rescheduled free. */
const { booking: bookingWords } = demoSite.messages;
const { confirmed, manage, time, details } = bookingWords;
const { place } = bookingWords.page;
const dataCourse = titlesOf("data-analyst");

test.describe("from another zone", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  test("a class is booked, moved through the mail's link, and cancelled", async ({ page, site }) => {
    const email = newEmail();
    await openHydrated(page, "/FreeDemo?course=cyber-security-ceh#book");
    const booking = bookingIn(page);
    await expect(booking.getByRole("radio", { name: titlesOf("cyber-security-ceh").cardTitle })).toBeChecked();
    await expect(booking.getByText("Central European time")).toBeVisible();
    await openDay(page, 2);
    const start = await chooseTime(page, 1);
    const clocks = ["Europe/Berlin", "Asia/Karachi"].map((zone) => clockTime(new Date(start), zone));
    await expect(
      booking.getByRole("radio", { name: `${clocks[0]} ` }).and(page.locator(":checked")),
    ).toHaveAccessibleName(new RegExp(`${clocks[0]} .*${clocks[1]} PK`));
    await fillInDetails(page, email);
    await bookButton(page).click();
    await expect(booking.getByRole("heading", { name: confirmed.title })).toBeFocused();
    for (const words of [email, `${clocks[0]} – `, `${clocks[1]} – `])
      await expect(booking.getByText(words).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      booking.getByRole("link", { name: confirmed.calendar }).click(),
    ]);
    const file = readEntry(await readFile(await download.path(), "utf8"));
    expect(file.property("DTSTART")).toBe(start.replace(/[-:]|\.000/g, ""));

    const mail = await mailTo(site, email);
    expect(mail.parsed.text).toContain("Central European time");
    const invited = readCalendar(mail);
    expect([invited.declared, invited.property("SEQUENCE")]).toEqual(["REQUEST", "0"]);
    expect(invited.property("UID")).toBe(file.property("UID"));
    const notice = site.mails.find(({ to, parsed }) => !to.includes(email) && parsed.text?.includes(email));
    expect(notice?.parsed.replyTo?.map(({ address }) => address)).toEqual([email]);

    await page.goto(manageLinkIn(mail).href);
    await openDay(page, 3);
    const moved = await chooseTime(page, 0);
    await booking.getByRole("button", { name: manage.move.submit }).dblclick();
    await expect(booking.getByText(manage.done.moved)).toBeVisible();
    const again = readCalendar(await mailTo(site, email, 2));
    expect([again.declared, again.property("SEQUENCE")]).toEqual(["REQUEST", "1"]);
    expect(again.property("UID")).toBe(invited.property("UID"));
    expect(again.property("DTSTART")).toBe(moved.replace(/[-:]|\.000/g, ""));

    const cancel = booking.getByRole("button", { name: manage.cancel.submit });
    // The page may still be rendering the moved class, and close a dialog opened meanwhile.
    await expect(async () => {
      await booking.getByText(manage.cancel.title).click();
      await expect(cancel).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await cancel.click();
    await expect(booking.getByText(manage.done.cancelled)).toBeVisible();
    const taken = readCalendar(await mailTo(site, email, 3));
    expect([taken.declared, taken.property("SEQUENCE")]).toEqual(["CANCEL", "2"]);
    await expect(booking.getByRole("link", { name: manage.bookAgain.label })).toBeVisible();
    await expect(booking.getByRole("button", { name: manage.move.submit })).toBeHidden();
  });
});

test("the keyboard alone books a class", { tag: ["@phone", "@engine"] }, async ({ page, site }) => {
  const email = newEmail();
  await openHydrated(page, "/FreeDemo#book");
  await expect(timesIn(page).first()).toBeVisible();
  await bookingIn(page)
    .getByRole("radio", { name: titlesOf("mern-full-stack-development").cardTitle })
    .focus();
  await page.keyboard.press("ArrowDown");
  await expect(bookingIn(page).getByRole("radio", { name: dataCourse.cardTitle })).toBeChecked();
  await expect(timesIn(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(bookingIn(page).locator("input[name=day]").nth(1)).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  // The link for visitors who find no suitable time.
  await page.keyboard.press("Tab");
  for (const text of ["Zainab", email, "0300 1234567"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: confirmed.title })).toBeVisible();
  expect((await mailTo(site, email)).parsed.text).toContain(dataCourse.title);
});

test("the times come with the page, and newer ones shift nothing; what is missing is named, and a reload keeps what was entered", async ({
  page,
}) => {
  await watchLayoutShift(page);
  const { promise: asked, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route("**/api/demo/slots*", async (route) => {
    await asked;
    await route.continue();
  });
  await openHydrated(page, "/FreeDemo#book");
  await expect(timesIn(page).first()).toBeVisible();
  const newer = page.waitForResponse("**/api/demo/slots*");
  letThemCome();
  await newer;
  await expect(timesIn(page).first()).toBeVisible();
  await expectNoLayoutShift(page);
  const main = bookingIn(page);
  await main.getByLabel(details.name).fill("Zainab O’Khan");
  await main.getByLabel(details.email, { exact: true }).fill("not an address");
  await bookButton(page).click();
  await expect(main.getByText("Please choose a time.")).toBeVisible();
  await expect(timesIn(page).first()).toBeFocused();
  for (const label of [details.email, details.phone])
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
  // Late in the day only one time may be left.
  const start = await chooseTime(page, 0);
  await expect(main.getByText("Please choose a time.")).toBeHidden();
  await page.reload();
  await expect(main.getByLabel(details.name)).toHaveValue("Zainab O’Khan");
  await expect(main.getByLabel(details.email, { exact: true })).toHaveValue("not an address");
  await expect(main.locator(`input[name=start][value="${start}"]`)).toBeChecked();
});

test.describe("when it goes wrong", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a class taken meanwhile is said to be full, fresh times are offered, and nothing typed is lost", async ({
    page,
    request,
  }) => {
    const course = "ai-machine-learning";
    await openHydrated(page, `/FreeDemo?course=${course}#book`);
    await openDay(page, 4);
    const start = await chooseTime(page, 0);
    const email = newEmail();
    await fillInDetails(page, email);
    const seats = (await slotsOf(request, course)).find((slot) => slot.start === start)?.free ?? 0;
    for (let seat = 0; seat < seats; seat += 1) await bookThroughApi(request, course, start, newEmail());
    await bookButton(page).click();
    const main = bookingIn(page);
    await expect(main.getByText(bookingWords.refusals.taken)).toBeVisible();
    await expect(main.locator(`input[name=start][value="${start}"]`)).toBeDisabled();
    await expect(main.getByText(time.full).first()).toBeVisible();
    await expect(main.getByLabel(details.email, { exact: true })).toHaveValue(email);
    await chooseTime(page, 0);
    await bookButton(page).click();
    await expect(page.getByRole("heading", { name: confirmed.title })).toBeVisible();
  });

  test("times that do not load can be asked for again; a lost connection books once in the end", async ({
    page,
    site,
  }) => {
    const email = newEmail();
    const another = "**/api/demo/slots?course=data-analyst";
    await page.route(another, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await openHydrated(page, "/FreeDemo#book");
    await bookingIn(page).getByRole("radio", { name: dataCourse.cardTitle }).check();
    await expect(bookingIn(page).getByText(time.failed)).toBeVisible();
    await bookingIn(page).getByRole("button", { name: time.retry }).click();
    // The first day may have few times left.
    await openDay(page, 1);
    await chooseTime(page, 3);
    await fillInDetails(page, email);
    // The server books, but its answer is lost on the way.
    const loseAnswer = async (route: import("@playwright/test").Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/api/demo/bookings", loseAnswer, { times: 1 });
    await bookButton(page).click();
    await expect(page.getByRole("region", { name: "Notifications" }).getByText("Error", { exact: true })).toBeVisible();
    await bookButton(page).click();
    await expect(page.getByRole("heading", { name: confirmed.title })).toBeVisible();
    await mailTo(site, email);
  });

  test("no free class is said, with a way out", async ({ page }) => {
    await page.route("**/api/demo/slots*", (route) => route.fulfill({ json: { slots: [] } }));
    await openHydrated(page, "/FreeDemo#book");
    await expect(bookingIn(page).getByText(time.empty)).toBeVisible();
    await expect(bookingIn(page).getByRole("link", { name: time.contactAction.label })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["status of 422"] });

  test("a class is booked, and moved through the mail's link", async ({ page, site }) => {
    const email = newEmail();
    await page.goto("/FreeDemo");
    const main = bookingIn(page);
    await main.locator("label").filter({ hasText: dataCourse.cardTitle }).first().click();
    await main.getByLabel(place.label).selectOption("Central Europe");
    await main.getByRole("button", { name: bookingWords.noScript.action }).click();
    await expect(main.getByRole("radio", { name: dataCourse.cardTitle })).toBeChecked();
    await expect(main.getByText("Central European time")).toBeVisible();
    await openDay(page, 5);
    const start = await chooseTime(page, 0);
    await fillInDetails(page, "not an address");
    await bookButton(page).click();
    await expect(main.getByRole("alert")).toBeVisible();
    await expect(main.getByLabel(details.name)).toHaveValue("Zainab O’Khan");
    await expect(main.locator(`input[name=start][value="${start}"]`)).toBeChecked();
    await main.getByLabel(details.email, { exact: true }).fill(email);
    await bookButton(page).click();
    await expect(main.getByRole("heading", { name: confirmed.title })).toBeVisible();

    await page.goto(manageLinkIn(await mailTo(site, email)).href);
    await openDay(page, 1);
    await chooseTime(page, 2);
    await main.getByRole("button", { name: manage.move.submit }).click();
    await expect(main.getByText(manage.done.moved)).toBeVisible();
    expect(readCalendar(await mailTo(site, email, 2)).property("SEQUENCE")).toBe("1");
  });

  test("no country is assumed: where the visitor is is asked before any time is shown", async ({ page }) => {
    await page.goto("/demo-booking");
    await expect(page.locator("input[name=start]")).toHaveCount(0);
    const country = bookingIn(page).getByLabel(place.label);
    await expect(country).toHaveValue("");
    await country.selectOption("United Kingdom, Ireland");
    await bookingIn(page).getByRole("button", { name: bookingWords.page.showTimes }).click();
    await expect(bookingIn(page).getByText(spokenZone(new Date(), "Europe/London"))).toBeVisible();
    await expect(timesIn(page).first()).toBeVisible();
  });
});

test.describe("on the other side of the world", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("times of night say so, and whoever finds none that fits tells us", async ({ page }) => {
    await openHydrated(page, "/FreeDemo#book");
    await expect(bookingIn(page).getByText("Pacific time")).toBeVisible();
    await openDay(page, 4);
    const hours = await timesIn(page).evaluateAll((all) =>
      all.map((one) => [one.closest("label")?.querySelector("strong")?.textContent, one.closest("label")?.textContent]),
    );
    expect(hours.length).toBeGreaterThan(2);
    for (const [clock = "", text] of hours) {
      const hour = (Number.parseInt(clock ?? "", 10) % 12) + (clock?.endsWith("PM") ? 12 : 0);
      expect(text?.includes(time.night), clock ?? "").toBe(hour >= 22 || hour < 7);
    }
    const wish = bookingIn(page).getByRole("link", { name: new RegExp(time.noneFits.action) });
    const address = new URL((await wish.getAttribute("href")) ?? "");
    expect(address.searchParams.get("text")).toContain(titlesOf("mern-full-stack-development").title);
  });
});
