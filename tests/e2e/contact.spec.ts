import type { Page, Route } from "@playwright/test";
import { company } from "../support/demo-content.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2 and §4, "Contact page" and "Contact form"; §8 for the toasts. */
interface Inquiry {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
}

/** An inquiry that no other test writes; its address tells its mails apart. */
function newInquiry(): Inquiry {
  const mark = Math.random().toString(36).slice(2);
  return {
    firstName: "Zainab",
    lastName: `O’Khan-${mark}`,
    email: `zainab.${mark}@example.com`,
    phone: "+92 300 1234567",
    message: `When does the next evening batch start? <b>(${mark})</b>\nشکریہ`,
  };
}

async function fill(page: Page, inquiry: Inquiry) {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(inquiry.firstName);
  await main.getByLabel("Last name").fill(inquiry.lastName);
  await main.getByLabel("E-mail", { exact: true }).fill(inquiry.email);
  await main.getByLabel("Phone (optional)").fill(inquiry.phone);
  await main.getByLabel("Message", { exact: true }).fill(inquiry.message);
}

/** The text of a toast. */
const toast = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const toStaff = (site: Site, inquiry: Inquiry) =>
  site.mails.filter(({ to, parsed }) => !to.includes(inquiry.email) && parsed.text?.includes(inquiry.lastName));
const toVisitor = (site: Site, inquiry: Inquiry) => site.mails.filter(({ to }) => to.includes(inquiry.email));

async function expectMails(site: Site, inquiry: Inquiry) {
  await expect.poll(() => toStaff(site, inquiry).length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => toVisitor(site, inquiry).length, { timeout: 15_000 }).toBe(1);
  const [notice] = toStaff(site, inquiry);
  expect(notice?.to).toEqual([company.emails[0]?.address]);
  expect(notice?.parsed.replyTo?.map(({ address }) => address)).toEqual([inquiry.email]);
  for (const text of [inquiry.email, inquiry.phone, "When does the next evening batch start?", "شکریہ"])
    expect(notice?.parsed.text).toContain(text);
  expect(notice?.parsed.html).not.toContain("<b>(");
  const [acknowledgement] = toVisitor(site, inquiry);
  expect(acknowledgement?.parsed.text).toContain(inquiry.firstName);
}

test("an inquiry sent with a double click reaches the staff once, says so (specification §8), and leads to Thank-you", async ({
  page,
  site,
}) => {
  const inquiry = newInquiry();
  await openHydrated(page, "/contact");
  await fill(page, inquiry);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/send-email", async (route) => {
    await held;
    await route.continue();
  });
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-email")) requests += 1;
  });
  await send(page).dblclick();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  answer();
  await expect(toast(page, "Message Sent!")).toBeVisible();
  await expect(toast(page, "Thank you for contacting us. We'll get back to you soon.")).toBeVisible();
  await expect(page).toHaveURL(/\/Thank-you#message$/);
  expect(requests).toBe(1);
  await expectMails(site, inquiry);
});

test("after success the form is empty, and the next page comes after a second", async ({ page }) => {
  await openHydrated(page, "/contact");
  await fill(page, newInquiry());
  await page.evaluate(() => {
    const times: { sent?: number; moved?: number; emptied?: boolean } = {};
    Object.assign(window, { times });
    const look = () => {
      const form = document.querySelector("form");
      if (times.sent === undefined && document.body.textContent.includes("Message Sent!")) {
        times.sent = performance.now();
        times.emptied = [...(form?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])].every(
          ({ value }) => value === "",
        );
      }
      if (times.moved === undefined && location.pathname === "/Thank-you") times.moved = performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
  await send(page).click();
  await expect(page).toHaveURL(/\/Thank-you#message$/);
  const times = await page.evaluate(
    () => (window as unknown as { times: { sent: number; moved: number; emptied: boolean } }).times,
  );
  expect(times.emptied).toBe(true);
  const wait = times.moved - times.sent;
  expect(wait).toBeGreaterThan(500);
  expect(wait).toBeLessThan(2500);
});

test("the home page's form does the same", async ({ page, site }) => {
  const inquiry = newInquiry();
  await openHydrated(page, "/");
  await fill(page, inquiry);
  await send(page).click();
  await expect(page).toHaveURL(/\/Thank-you#message$/);
  await expectMails(site, inquiry);
});

test("the form works on a phone", { tag: "@phone" }, async ({ page }) => {
  await openHydrated(page, "/contact");
  await fill(page, newInquiry());
  await send(page).tap();
  await expect(toast(page, "Message Sent!")).toBeVisible();
  await expect(page).toHaveURL(/\/Thank-you#message$/);
});

test("missing and wrong fields are named beside them, and the first is focused", { tag: "@engine" }, async ({
  page,
}) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-email")) requests += 1;
  });
  await openHydrated(page, "/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Last name").fill("Khan");
  await main.getByLabel("E-mail", { exact: true }).fill("not an address");
  await main.getByLabel("Message", { exact: true }).fill("   ");
  await send(page).click();
  await expect(main.getByLabel("First name")).toBeFocused();
  for (const label of ["First name", "E-mail", "Message"]) {
    const field = main.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/Please|does not look right/);
  }
  await expect(main.getByLabel("Last name")).not.toHaveAttribute("aria-invalid", "true");
  expect(requests).toBe(0);
  await expect(main.getByLabel("Last name")).toHaveValue("Khan");
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("the visitor reads why, the form is kept, and another try goes through (specification §8)", async ({
    page,
    site,
  }) => {
    const inquiry = newInquiry();
    const busy = { code: "unavailable", message: "We are moving house.", error: "We are moving house." };
    const failures = [
      (route: Route) => route.fulfill({ status: 503, json: busy }),
      (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
      (route: Route) => route.abort(),
    ];
    await page.route("**/api/send-email", (route) => (failures.shift() ?? ((last: Route) => last.continue()))(route));
    await openHydrated(page, "/contact");
    await fill(page, inquiry);
    for (const [title, words] of [
      ["Submission Failed", busy.message],
      ["Submission Failed", "Please try again later."],
      ["Error", "Something went wrong. Please try again later."],
    ] as const) {
      await send(page).click();
      await expect(toast(page, words)).toBeVisible();
      await expect(toast(page, title)).toBeVisible();
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue(inquiry.message);
    }
    await expect(page).toHaveURL(/\/contact$/);
    await send(page).click();
    await expect(toast(page, "Message Sent!")).toBeVisible();
    await expect(toast(page, "Error")).toHaveCount(0);
    await expect(page).toHaveURL(/\/Thank-you#message$/);
    await expectMails(site, inquiry);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["status of 422"] });

  test("the form works too", async ({ page, site }) => {
    const inquiry = newInquiry();
    await page.goto("/contact");
    await fill(page, inquiry);
    await send(page).click();
    await expect(page).toHaveURL(/\/Thank-you#message$/);
    await expectMails(site, inquiry);
  });

  test("a refused form comes back with what was written and why", async ({ page }) => {
    const inquiry = { ...newInquiry(), email: "not an address" };
    await page.goto("/contact");
    await fill(page, inquiry);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await send(page).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(inquiry.message);
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  });
});

test("a quote names its service, sends it along, and can be taken back (specification §2, 'Get Quote')", async ({
  page,
  site,
}) => {
  const inquiry = newInquiry();
  await openHydrated(page, "/contact?service=astrology");
  await expect(page.getByText("Quote for")).toHaveCount(0);
  await openHydrated(page, "/contact?service=ui-ux-design");
  await expect(page.getByText("Quote for UI/UX Design")).toBeVisible();
  await page.getByRole("button", { name: "Remove: UI/UX Design" }).click();
  await expect(page.getByText("Quote for")).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  await openHydrated(page, "/contact?service=ui-ux-design");
  await fill(page, inquiry);
  await send(page).click();
  await expect(page).toHaveURL(/\/Thank-you#message$/);
  await expectMails(site, inquiry);
  expect(toStaff(site, inquiry)[0]?.parsed.text).toContain("Quote for: UI/UX Design");
});
