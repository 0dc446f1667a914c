import { titlesOf } from "../support/plan-cost.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const months = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;

test("all batches stand by month, each with its course, hours, first class, seats, teacher and two buttons", async ({
  page,
}) => {
  await page.goto("/batches");
  await expect(page).toHaveTitle(/^Batches: when classes begin/);
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(9);
  const titles = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.at(-1)).toBe("Already begun, open to late joiners");
  for (const title of titles.slice(0, -1)) expect(title).toMatch(months);
  const batch = main.getByRole("article", { name: "MERN Gulf Evening" });
  for (const text of [
    "Tue, Thu, Sun, 9:30 PM – 11:00 PM",
    "Pakistan time",
    "Sana Javed",
    "4 seats left",
    "First class",
  ])
    await expect(batch).toContainText(text);
  await expect(batch.getByRole("link", { name: titlesOf("mern-full-stack-development").title })).toHaveAttribute(
    "href",
    "/courses/mern-full-stack-development",
  );
  await expect(batch.getByRole("link", { name: /^Choose this batch/ })).toHaveAttribute(
    "href",
    "/enrollnow?course=mern-full-stack-development&batch=mern-gulf",
  );
});

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor narrows them by course, evening and weekend, and sees what to do where none fits", async ({
      page,
    }) => {
      if (scripts) await openHydrated(page, "/courses/data-analyst");
      else await page.goto("/courses/data-analyst");
      await page.getByRole("link", { name: "All dates" }).click();
      const main = page.getByRole("main");
      await expect(page).toHaveURL(/\/batches\?course=data-analyst$/);
      await expect(main.getByRole("article")).toHaveCount(2);
      const filter = page.getByRole("navigation", { name: "Show" });
      await filter.getByRole("link", { name: "Weekend" }).click();
      await expect(page).toHaveURL(/\?course=data-analyst&when=weekend$/);
      await expect(main.getByRole("article")).toHaveCount(1);
      await expect(main.getByRole("article", { name: "Data Analysis Weekend" })).toBeVisible();
      const cyber = filter.getByRole("link", { name: titlesOf("cyber-security-ceh").cardTitle });
      await cyber.click();
      await expect(main.getByRole("heading", { name: "No batch fits this yet" })).toBeVisible();
      await expect(cyber).toHaveAttribute("aria-current", "true");
      await main.getByRole("link", { name: "Show all batches" }).click();
      await expect(main.getByRole("article")).toHaveCount(9);
    });
  });

test("an unknown filter shows all; each batch ahead has a calendar entry", async ({ page, request }) => {
  await openHydrated(page, "/batches?course=none&when=never");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
  const links = page.getByRole("main").getByRole("link", { name: /^Add to calendar/ });
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toContain("text/calendar");
    expect(await answer.text()).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z/);
  }
});
