import { menuName } from "../support/demo-content.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { isHydrated, openHydrated, pathname } from "./support/page.ts";
import type { By } from "./support/tab.ts";
import { expect, test } from "./support/test.ts";

/** Controls that open, close and play: menus, the assistant, toasts, the player, the themes. */
const navigation = { role: "navigation", name: "Main" } as const;
const entry: By = { role: "link", name: menuName("/MernStackPage"), in: navigation };

test("a dropdown opens by the pointer and by its button, and closes with Escape", async ({ tab }) => {
  await openHydrated(tab, "/contact");
  expect(await tab.has(entry)).toBe(false);
  await tab.hover({ role: "link", name: "Courses", in: navigation });
  await expect.poll(() => tab.has(entry)).toBe(true);
  await tab.hover({ role: "heading", in: { role: "main" } });
  await expect.poll(() => tab.has(entry)).toBe(false);
  await tab.run(() => document.querySelector<HTMLElement>("nav button[aria-label='Courses menu']")?.focus());
  await tab.press("Enter");
  await expect.poll(() => tab.has(entry)).toBe(true);
  await tab.press("Escape");
  await expect.poll(() => tab.has(entry)).toBe(false);
});

test("a phone's menu opens, leads to a page and is gone", async ({ tab }) => {
  await tab.resize({ width: 390, height: 844 });
  await openHydrated(tab, "/");
  await tab.click({ role: "button", name: "Menu" });
  const about: By = { role: "link", name: "About" };
  await expect.poll(() => tab.has(about)).toBe(true);
  await tab.click(about);
  await expect.poll(() => pathname(tab)).toBe("/about");
});

test("the assistant opens, answers and closes", async ({ tab }) => {
  await openHydrated(tab, "/");
  await tab.click({ role: "button", name: "Chat with us" });
  await tab.click({ role: "button", name: /^Ask the Darsgah Assistant/ });
  const dialog = { role: "dialog", name: "Darsgah Assistant" } as const;
  await tab.type(
    { label: "Your question", in: dialog },
    `How long is the ${titlesOf("mern-full-stack-development").cardTitle} course?`,
  );
  await tab.press("Enter");
  await expect.poll(() => tab.has({ text: /4 months/, in: dialog })).toBe(true);
  await tab.press("Escape");
  await expect.poll(() => tab.has(dialog)).toBe(false);
});

test("a batch opens with its Secret ID, and a lecture plays", async ({ tab }) => {
  await openHydrated(tab, "/recorded-lectures/data-evening");
  await tab.type({ label: "Secret ID" }, "DATA-EVE-2647");
  await tab.click({ role: "button", name: "Unlock lectures" });
  await tab.click({ role: "button", name: /Watch/, in: { role: "table" } });
  const video = () =>
    tab.run(() => {
      const video = document.querySelector("dialog video");
      return video instanceof HTMLVideoElement ? video.currentTime : -1;
    });
  await expect.poll(video, { timeout: 20_000 }).toBeGreaterThan(0.3);
  await tab.press("Escape");
  await expect.poll(() => tab.has({ role: "dialog" })).toBe(false);
});

test("the dark theme is chosen, and stays", async ({ tab }) => {
  await openHydrated(tab, "/");
  const background = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await tab.run(() => localStorage.setItem("theme", "dark"));
  await tab.goto("/");
  await isHydrated(tab);
  expect(await background()).not.toBe(light);
  expect(await tab.run(() => document.documentElement.dataset.theme)).toBe("dark");
});

test("questions fold open one by one, and all at once", async ({ tab }) => {
  await openHydrated(tab, "/FreeDemo");
  const open = () => tab.run(() => document.querySelectorAll("main details[open]").length);
  const before = await open();
  await tab.run(() => document.querySelector<HTMLElement>("main details:not([open]) summary")?.click());
  expect(await open()).toBeGreaterThanOrEqual(Math.max(before, 1));
});
