import type { Page } from "@playwright/test";
import { coursePages, courses, findCourse, plans } from "../support/demo-content.ts";
import { planCost } from "../support/plan-cost.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Course landing pages". */
const mern = "/courses/mern-full-stack-development";

/** The price of a course in each of its plans, in the order of the plans. */
const plansOf = (courseId: string) =>
  plans.filter(({ id }) => findCourse(courseId)?.plans.includes(id)).map(({ id }) => planCost(id, courseId));

for (const [device, width, height, screens] of [
  ["a laptop", 1440, 900, 1],
  ["a phone", 390, 844, 2],
] as const)
  test(`on ${device} the next batch, the fee and both buttons stand within ${screens} screens`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { id } of coursePages) {
      await openHydrated(page, `/courses/${id}`);
      const offer = page.getByRole("region", { name: "Next batches" });
      const links = [
        offer.getByRole("link", { name: /seats? left/ }).first(),
        offer.getByRole("link", { name: "Enroll Now" }),
        offer.getByRole("link", { name: "Try a free demo class first" }),
      ];
      for (const link of links) {
        const box = await link.boundingBox();
        expect((box?.y ?? Number.NaN) + (box?.height ?? 0), id).toBeLessThanOrEqual(height * screens);
      }
    }
  });

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York", country: "US" });

  test("sees of each batch its days and hours, also by their own clock, its first class, seats and teacher", async ({
    page,
  }) => {
    await openHydrated(page, mern);
    const batch = page.getByRole("region", { name: "Next batches" }).getByRole("link", { name: "MERN Gulf Evening" });
    for (const text of ["4 seats left", "Tue, Thu, Sun, 9:30 PM – 11:00 PM", "Sana Javed", "First class "])
      await expect(batch).toContainText(text);
    await expect(batch).toContainText(/Pakistan time \((11|12):30\s[AP]M your time\)/);
    await expect(batch).toHaveAttribute("href", "/enrollnow?course=mern-full-stack-development&batch=mern-gulf");
    const rows = page.getByRole("region", { name: "Next batches" }).getByRole("listitem");
    await expect(rows.nth(2)).toContainText("Began ");
  });

  test("sees what the whole course costs in each plan (specification §9)", async ({ page }) => {
    for (const { id, duration } of courses) {
      const totals = plansOf(id).map(({ planTitle, total }) => `${planTitle} ${total}`);
      await openHydrated(page, `/courses/${id}`);
      await expect(page.getByText(`${duration} in all: ${totals.join(", ")}`)).toBeVisible();
    }
  });
});

test.describe("a visitor in Lahore", () => {
  test.use({ timezoneId: "Asia/Karachi", country: "PK" });

  test("sees one clock, no price, and a link that asks for the fee", async ({ page }) => {
    await openHydrated(page, mern);
    const offer = page.getByRole("region", { name: "Next batches" });
    await expect(offer.getByText("Pakistan time").first()).toBeVisible();
    await expect(offer.getByText("your time")).toHaveCount(0);
    await expect(offer.getByText(/\$/).filter({ visible: true })).toHaveCount(0);
    await expect(offer.getByRole("link", { name: /fee/ })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  });
});

test.describe("before the fonts are here", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("a course's first buttons stand where they stand with them", { tag: ["@phone", "@thorough"] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const top = async (id: string) => {
      await openHydrated(page, `/courses/${id}`);
      await page.evaluate(() => document.fonts.ready);
      const box = await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).first().boundingBox();
      return box?.y ?? 0;
    };
    for (const { id } of coursePages) {
      const withFonts = await top(id);
      await page.route("**/*.woff2", (route) => route.abort());
      expect(Math.abs((await top(id)) - withFonts), id).toBeLessThan(4);
      await page.unroute("**/*.woff2");
    }
  });
});

test("a sample lecture with captions plays without an account, and nothing of it is fetched before", {
  tag: "@engine",
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/")) fetched.push(request.url());
  });
  for (const { id, page: own } of courses) {
    fetched.length = 0;
    await openHydrated(page, `/courses/${id}`);
    const video = page.getByLabel(own.sample?.video.title ?? "", { exact: true });
    await video.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(fetched).toEqual([]);
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
    });
    const seconds = await video.evaluate(({ duration }: HTMLVideoElement) => Math.round(duration));
    const [, minutes, rest] = /^PT(\d+)M(\d+)S$/.exec(own.sample?.video.duration ?? "") ?? [];
    expect(seconds, id).toBe(Number(minutes) * 60 + Number(rest));
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(10);
  }
});

test.describe("from Pakistan", () => {
  test.use({ country: "PK" });
  test("no course page shows a price (specification §4)", { tag: "@thorough" }, async ({ page }) => {
    for (const { id } of coursePages) {
      const answer = page.waitForResponse("**/api/geo");
      await openHydrated(page, `/courses/${id}`);
      await answer;
      const hero = page
        .getByRole("main")
        .locator("div")
        .filter({ has: page.getByRole("heading", { level: 1 }) });
      await expect(hero.getByText(/\$\s?\d|PKR [\d,]+\/month/).filter({ visible: true })).toHaveCount(0);
    }
  });
});

/** Whether the page prevents the browser's default for this key or click. */
async function blocks(page: Page, act: () => Promise<void>, event: "keydown" | "contextmenu") {
  const prevented = page.evaluate(
    (type) =>
      new Promise<boolean>((resolve) => {
        const look = (happened: Event) => {
          if (happened instanceof KeyboardEvent && ["Control", "Shift"].includes(happened.key)) return;
          window.removeEventListener(type, look);
          setTimeout(() => resolve(happened.defaultPrevented));
        };
        window.addEventListener(type, look);
      }),
    event,
  );
  await page.evaluate(() => undefined);
  await act();
  return prevented;
}

const shortcuts = ["F12", "Control+Shift+I", "Control+Shift+J"];

for (const path of ["/courses/mern-full-stack-development", "/courses"]) {
  test(`${path} blocks the developer-tools shortcuts and, in the courses section, the context menu`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const shortcut of shortcuts)
      expect(await blocks(page, () => page.keyboard.press(shortcut), "keydown"), shortcut).toBe(true);
    expect(await blocks(page, () => page.keyboard.press("Control+Shift+K"), "keydown")).toBe(false);
    const course = page.getByRole("main").getByRole("heading", { name: courses[0]?.title }).first();
    const inside = path === "/courses" ? course : page.getByRole("heading", { level: 1 });
    expect(await blocks(page, () => inside.click({ button: "right" }), "contextmenu")).toBe(true);
    const footer = page.getByRole("contentinfo").getByRole("heading").first();
    expect(await blocks(page, () => footer.click({ button: "right" }), "contextmenu")).toBe(false);
  });
}

test("other pages block nothing, even after a courses section was open", async ({ page }) => {
  await openHydrated(page, "/courses");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  const heading = page.getByRole("heading", { level: 1, name: /place of learning/ });
  await expect(heading).toBeVisible();
  for (const shortcut of ["F12", "Control+Shift+J"])
    expect(await blocks(page, () => page.keyboard.press(shortcut), "keydown"), shortcut).toBe(false);
  expect(await blocks(page, () => heading.click({ button: "right" }), "contextmenu")).toBe(false);
});
