import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { courses } from "../support/demo-content.ts";
import { courseFee } from "../support/plan-cost.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { openHydrated, travelled } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The assistant's window in every state (specification §2, §4 and §8, "Chatbot"). */
const greeting = "Hi! Ask me anything about Darsgah Solutions.";
const refusal = "⚠️ I can only provide information about Darsgah Solutions and its services.";

const launcher = (page: Page) => page.getByRole("complementary").getByRole("button", { name: "Chat with us" });
const entry = (page: Page) =>
  page.getByRole("complementary").getByRole("button", { name: "Ask the Darsgah Assistant" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Darsgah Assistant" });
const field = (page: Page) => dialog(page).getByLabel("Your question");
const log = (page: Page) => dialog(page).getByRole("log");

async function chooseAssistant(page: Page) {
  await launcher(page).click();
  await entry(page).click();
}

async function openAssistant(page: Page, path = "/") {
  await openHydrated(page, path);
  await chooseAssistant(page);
  await expect(dialog(page)).toBeVisible();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(field(page)).toBeEnabled();
}

/** Answers the questions of this page with a stream of our own, which the test may hold back or cut. */
async function answerWith(page: Page, body: string, { status = 200, headers = {}, until = Promise.resolve() } = {}) {
  await page.route("**/api/assistant", async (route) => {
    await until;
    const contentType = status === 200 ? "text/event-stream" : "application/json";
    await route.fulfill({ status, contentType, headers, body }).catch(() => undefined);
  });
}

const event = (line: unknown) => `data: ${JSON.stringify(line)}\n\n`;
const [course] = courses;
if (!course) throw new Error("There is no course.");
const { cardTitle, canonicalPath, duration } = course;
const question = `How long is the ${cardTitle} course?`;

test("a conversation: greeting, question, follow-up, another topic (specification §8), a link, another page and a reload", {
  tag: "@both",
}, async ({ page }) => {
  await openAssistant(page);
  await expect(log(page)).toHaveText(`Assistant: ${greeting}`);
  await ask(page, question);
  await expect(field(page)).toHaveValue("");
  await expect(log(page)).toContainText(duration);
  await ask(page, "and the fees?");
  await expect(log(page)).toContainText(`$${courseFee(course)} per month`);
  await ask(page, "who won the cricket match");
  await expect(log(page)).toContainText(refusal);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await log(page).getByRole("link", { name: cardTitle }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === canonicalPath);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  // Where a link to press lies below it, the launcher has stepped aside; the footer leaves it a place.
  await page.getByRole("contentinfo").getByRole("link").last().scrollIntoViewIfNeeded();
  await chooseAssistant(page);
  await expect(log(page)).toContainText(question);
  await expect(log(page)).toContainText(refusal);
  await dialog(page).getByRole("button", { name: "Start again" }).click();
  await expect(log(page)).toHaveText(`Assistant: ${greeting}`);
});

test("a question without an answer goes to a person, with the keyboard alone", async ({ page, site }) => {
  const email = `${randomUUID()}@example.com`;
  await openAssistant(page);
  await ask(page, "Do you have vacancies?");
  const offer = dialog(page).getByText("Let a person answer");
  await offer.focus();
  await page.keyboard.press("Enter");
  for (const text of ["Ayesha", "Khan", email, "0300 1234567"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await dialog(page).getByLabel("Phone (optional)").press("Enter");
  await expect(log(page)).toContainText("A person reads your question and answers within 24 hours.");
  await expect(field(page)).toBeFocused();
  await expect(offer).toHaveCount(0);
  const staffMail = () =>
    site.mails.find(({ parsed }) => parsed.text?.includes(email) && parsed.text.includes("vacancies"));
  await expect.poll(() => staffMail()?.parsed.text).toContain("A question to the assistant, for a person to answer");
});

test("while an answer is awaited it types, and takes no other question", { tag: "@engine" }, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await answerWith(page, event({ kind: "words", text: "Three months." }) + event({ kind: "end" }), { until: promise });
  await openAssistant(page);
  const send = dialog(page).getByRole("button", { name: "Send" });
  await expect(field(page)).toBeFocused();
  await expect(send).toBeDisabled();
  await field(page).fill("   ");
  await expect(send).toBeDisabled();
  await field(page).press("Enter");
  await expect(log(page)).toHaveText(`Assistant: ${greeting}`);

  // An input method that composes a word uses Enter itself.
  await field(page).fill("How long is AI?");
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await expect(field(page)).toHaveValue("How long is AI?");
  await send.click();
  await expect(dialog(page).getByRole("status")).toHaveText("The assistant is typing");
  await expect(field(page)).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(field(page)).toHaveValue("");
  resolve();
  await expect(log(page)).toContainText("Three months.");
  await expect(dialog(page).getByRole("status")).toBeEmpty();
  await expect(field(page)).toBeFocused();
});

test.describe("failures", () => {
  test.use({ expectedErrors: ["503", "429", "Failed to load resource"] });

  const error = "❌ Error contacting Gemini API.";
  for (const [what, expected, body, options] of [
    ["the service fails", error, '{"message":"x"}', { status: 503 }],
    [
      "there is no answer",
      "❌ No answer available.",
      event({ kind: "words", text: "❌ No answer available." }) + event({ kind: "end" }),
      {},
    ],
    ["an answer breaks off", error, event({ kind: "words", text: "Each course has" }), {}],
    [
      "an answer is replaced",
      refusal,
      event({ kind: "words", text: "Secret" }) + event({ kind: "instead", text: refusal }) + event({ kind: "end" }),
      {},
    ],
    [
      "too much was asked",
      "Please try again in a minute.",
      '{"message":"You have asked a lot. Please try again in a minute."}',
      { status: 429 },
    ],
  ] as const)
    test(`says so when ${what} (specification §8)`, async ({ page }) => {
      await answerWith(page, body, options);
      await openAssistant(page);
      await ask(page, "How long is AI?");
      await expect(log(page)).toContainText(expected);
      await expect(log(page)).not.toContainText("Secret");
    });

  test("says so without a connection, and answers when it is back (specification §8)", async ({ page, context }) => {
    await openAssistant(page);
    await context.setOffline(true);
    await ask(page, "How long is AI?");
    await expect(log(page)).toContainText(error);
    await context.setOffline(false);
    await ask(page, "How long is AI?");
    await expect(log(page)).toContainText("3 months");
  });

  test("offers another try when its code does not come", async ({ page }) => {
    await page.route("**/assistant-window-*.js", (route) => route.abort());
    await openHydrated(page, "/contact");
    await chooseAssistant(page);
    const words = page.getByText("The assistant could not be opened. Please check your connection.");
    await expect(words).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to us instead" })).toBeVisible();
    await page.unroute("**/assistant-window-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(words).toBeHidden();
  });
});

test("it opens beside the page: Escape closes it, the page stays usable, WhatsApp's button comes above it", {
  tag: "@engine",
}, async ({ page }) => {
  const announced: unknown[] = [];
  await page.exposeFunction("outcome", (detail: unknown) => announced.push(detail));
  await openHydrated(page, "/");
  await page.evaluate(() =>
    addEventListener("assistant-state", (state) =>
      (window as unknown as { outcome(detail: unknown): void }).outcome((state as CustomEvent).detail),
    ),
  );
  const whatsapp = page.getByRole("complementary").getByRole("link", { name: /WhatsApp/ });
  const order = () => whatsapp.evaluate((element) => Number(getComputedStyle(element).zIndex));
  await expect(whatsapp).toBeHidden();
  await chooseAssistant(page);
  await expect(dialog(page)).toBeVisible();
  await expect
    .poll(order)
    .toBeGreaterThan(await dialog(page).evaluate((element) => Number(getComputedStyle(element).zIndex)));
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog(page)).toBeVisible();
  await field(page).press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await expect(whatsapp).toBeHidden();
  expect(announced).toEqual([{ open: true }, { open: false }]);
});

test("closing it stops the answer under way, and gives the question back", async ({ page }) => {
  await answerWith(page, "", { until: new Promise(() => {}) });
  await openAssistant(page);
  await field(page).fill("How long is AI?");
  await field(page).press("Enter");
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/assistant"));
  await dialog(page).getByRole("button", { name: "Close the Darsgah Assistant" }).click();
  await stopped;
  await chooseAssistant(page);
  await expect(field(page)).toHaveValue("How long is AI?");
  await expect(log(page)).toHaveText(`Assistant: ${greeting}`);
});

test("an answer is read from its start, and the messages follow the newest unless the reader has scrolled up", {
  tag: "@engine",
}, async ({ page }) => {
  await openAssistant(page);
  const area = dialog(page).getByRole("region", { name: "Conversation" });
  const { height } = (await area.boundingBox()) ?? { height: 0 };
  const toEnd = () => area.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  for (const question of ["Which courses do you offer?", "What are the class timings?", "What services do you offer?"])
    await ask(page, question);
  const startOfNewest = () =>
    area.evaluate((element) => {
      const answer = [...element.querySelectorAll("[data-said=bot]")].at(-1);
      return (answer?.getBoundingClientRect().top ?? -1) - element.getBoundingClientRect().top;
    });
  await expect(log(page)).toContainText("All prices are custom quotes");
  await expect.poll(startOfNewest).toBeGreaterThan(0);
  expect(await startOfNewest()).toBeLessThan(100);
  expect(await toEnd()).toBeGreaterThan(20);
  expect((await area.boundingBox())?.height).toBeCloseTo(height, 1);
  await area.evaluate((element) => element.scrollTo({ top: 0 }));
  await ask(page, "refund policy?");
  await expect(log(page)).toContainText("within 7 days");
  expect(await toEnd()).toBeGreaterThan(100);
  await dialog(page).getByRole("button", { name: "Newest message" }).click();
  await expect.poll(startOfNewest).toBeGreaterThan(0);
  await expect(dialog(page).getByRole("button", { name: "Newest message" })).toBeHidden();
});

test("its code comes with the first intent, and a click before hydration opens it", { tag: "@engine" }, async ({
  page,
}) => {
  const scripts = () => travelled(page, /assistant-window/);
  await openHydrated(page, "/about");
  expect(await scripts()).toEqual([]);
  await launcher(page).click();
  await entry(page).hover();
  await expect.poll(scripts).toHaveLength(1);
  await entry(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await scripts()).toHaveLength(1);

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "load" });
  await chooseAssistant(page);
  await expect(dialog(page)).toBeHidden();
  resolve();
  await expect(dialog(page)).toBeVisible();
});

test("it fits 320 px, and leaves the footer's last line free", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openAssistant(page, "/about");
  await ask(page, "What are the class timings?");
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await field(page).press("Escape");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const button = await launcher(page).boundingBox();
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0), `${width}`).toBeLessThanOrEqual(button?.y ?? 0);
  }
});
