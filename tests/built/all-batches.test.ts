import { expect, test } from "vitest";
import { askBuilt } from "../support/ask-built.ts";
import { openPage } from "../support/parsed-page.ts";
import { titlesOf } from "../support/plan-cost.ts";

const months = /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;

test("all batches stand by month, each with its course, hours, first class, seats, teacher and two buttons", async () => {
  const page = await openPage("/batches");
  expect(page.locator("title")).toHaveText(/^Batches: when classes begin/);
  const main = page.getByRole("main");
  expect(main.getByRole("article")).toHaveCount(9);
  const titles = main.getByRole("heading", { level: 2 }).texts;
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
    expect(batch).toContainText(text);
  expect(batch.getByRole("link", { name: titlesOf("mern-full-stack-development").title })).toHaveAttribute(
    "href",
    "/courses/mern-full-stack-development",
  );
  expect(batch.getByRole("link", { name: /^Choose this batch/ })).toHaveAttribute(
    "href",
    "/enrollnow?course=mern-full-stack-development&batch=mern-gulf",
  );
});

test("an unknown filter shows all; each batch ahead has a calendar entry", async () => {
  const page = await openPage("/batches?course=none&when=never");
  expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
  const links = page.getByRole("main").getByRole("link", { name: /^Add to calendar/ });
  expect(links).toHaveCount(5);
  for (const link of links.all()) {
    const answer = await askBuilt(link.attribute("href") ?? "");
    expect(answer.headers["content-type"]).toContain("text/calendar");
    expect(answer.text).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z/);
  }
});
