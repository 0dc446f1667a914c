import type { Page } from "@playwright/test";
import { toasts } from "#server/compose/words/program.en.ts";
import { formData } from "../support/contact-form.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Toasts, regardless of their source (specification §4, §8 and §9); here it is the contact form. */
test.use({ expectedErrors: ["Failed to load resource"] });

const toast = (page: Page, title: string) =>
  page.getByRole("region", { name: "Notifications" }).getByRole("dialog", { name: title });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

async function fillIn(page: Page) {
  const main = page.getByRole("main");
  await main.getByLabel("First name").fill(formData.firstName);
  await main.getByLabel("Last name").fill(formData.lastName);
  await main.getByLabel("E-mail", { exact: true }).fill(formData.email);
  await main.getByLabel("Message", { exact: true }).fill(formData.message);
}

/** From now on: the most toasts of a title in the page at once, and the announcements of live regions. */
async function watchToasts(page: Page, title: string) {
  await page.evaluate((words) => {
    const seen = { most: 0, told: [] as string[] };
    Object.assign(window, { seen });
    const alertsIn = (node: Node) =>
      node instanceof Element ? [node, ...node.querySelectorAll("*")].filter(({ role }) => role === "alert") : [];
    new MutationObserver((changes) => {
      const all = [...document.querySelectorAll("body *")];
      const standing = all.filter((one) => one.childElementCount === 0 && one.textContent === words);
      seen.most = Math.max(seen.most, standing.length);
      for (const { target, addedNodes } of changes) {
        const isLive = target instanceof Element && target.closest("[aria-live], [role=alert]");
        const told = [...addedNodes].flatMap((node) => (isLive ? [node] : alertsIn(node)));
        seen.told.push(...told.map(({ textContent }) => textContent ?? "").filter((text) => text.includes(words)));
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, title);
  return () => page.evaluate(() => (window as unknown as { seen: { most: number; told: string[] } }).seen);
}

test("one is there at a time, for the eye and for a screen reader, which is told each once (specification §4)", {
  tag: "@engine",
}, async ({ page }) => {
  const { title, text } = toasts.submissionFailed;
  await page.route("**/api/send-email", (route) => route.fulfill({ status: 503, json: {} }));
  await openHydrated(page, "/contact");
  await fillIn(page);
  const watched = await watchToasts(page, title);
  // Fades take twenty seconds for it.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
  const nothing = () => Promise.resolve();
  const comesAfter = [
    nothing,
    nothing,
    () => page.getByRole("button", { name: "Close" }).press("Enter"),
    () => page.emulateMedia({ reducedMotion: "reduce" }),
  ];
  for (const [before, happens] of comesAfter.entries()) {
    await happens();
    await send(page);
    await expect.poll(async () => (await watched()).told.length).toBe(before + 1);
    const read = await page.locator("body").ariaSnapshot();
    expect(read.split(title).length - 1, read).toBe(2);
  }
  expect(await watched()).toEqual({ most: 1, told: comesAfter.map(() => title + text) });
});

/** Waits until React has done what it has put off: the effects that start the timers. It never waits for the clock. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let rounds = 0; rounds < 5; rounds += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });

test("a failure stays five seconds, a success three, and leads on after one (specification §8)", {
  tag: "@engine",
}, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/contact");
  await fillIn(page);
  // The region's code has come, and its own timer runs out with the jump.
  await expect(page.getByRole("region", { name: "Notifications" })).toBeAttached();
  await settle(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const staysFor = async (title: string, milliseconds: number) => {
    await page.clock.runFor(milliseconds - 100);
    await expect(toast(page, title)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page, title)).toHaveCount(0);
  };
  for (const [answer, title, words] of [
    [{ status: 503, json: { message: "We are moving house." } }, "Submission Failed", "We are moving house."],
    [{ status: 502, body: "Bad gateway" }, "Submission Failed", "Please try again later."],
    [null, "Error", "Something went wrong. Please try again later."],
  ] as const) {
    await page.route("**/api/send-email", (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    await send(page);
    await page.mouse.move(5, 5);
    await expect(toast(page, title)).toHaveAccessibleDescription(words);
    await settle(page);
    await staysFor(title, 5000);
  }
  await page.route("**/api/send-email", (route) => route.fulfill({ json: { ok: true } }));
  await send(page);
  await page.mouse.move(5, 5);
  await expect(toast(page, "Message Sent!")).toHaveAccessibleDescription(
    "Thank you for contacting us. We'll get back to you soon.",
  );
  await settle(page);
  await page.clock.runFor(900);
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(/\/Thank-you#message$/);
  await staysFor("Message Sent!", 1900);
});
