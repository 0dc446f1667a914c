import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { becomeOwner, startOnTerminal } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

/** Most clicks and keys, besides the owner's own text, from the first start to a public site. */
const most = 250;

test("an owner sets up a language and cooking school from nothing to a public site", { tag: "@thorough" }, async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-first-hour-"));
  const program = await startOnTerminal({ DATA_DIR: dataDir });
  try {
    const { page, hands } = await becomeOwner(browser, program, "Noor Fatima");
    await hands.link("Make this my school");
    await hands.tick("Crafts, cooking, anything made by hand");
    await hands.write({
      ...{
        "Name of the school": "Noor School",
        Phone: "0300 1234567",
        "E-mail address for visitors": "salaam@noor.example",
      },
      ...{ "Street and number": "14 Canal Road", "Part of town": "Model Town", Town: "Multan" },
      ...{ "Province or state": "Punjab", "Postal code": "60700" },
    });
    await hands.choose("Country", "Pakistan");
    await hands.choose("Currency of your fees", "Pakistani Rupee (PKR)");
    await hands.button("Make this my school");
    await expect(page.getByText("In preparation").first()).toBeVisible({ timeout: 60_000 });
    await expect(hands.main.getByText("This is Noor School now.")).toBeVisible();

    // Visitors see the name and how to reach it.
    const stranger = await browser.newContext({ baseURL: program.origin });
    const visitor = await stranger.newPage();
    await visitor.goto("/courses");
    await expect(visitor.getByRole("heading", { name: "Noor School" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: "0300 1234567" })).toBeVisible();
    await expect(visitor.getByText("Our courses")).toHaveCount(0);

    // A fee for the plan that came as a draft.
    // Each step has its form: the name's is left as it is, the currency is the chosen one.
    await hands.link(/^Money/);
    await expect(hands.main.getByLabel("Currency").first()).toBeVisible();
    await page.goto("/admin/content/plan/course");
    hands.add(3);
    await hands.put({ title: "Every class", "fees.PKR": "9000" });
    await hands.saveDraft();

    // A second course, begun as a copy of the first.
    await page.goto("/admin/setup/course");
    hands.add(3);
    await hands.write({ "Title of the course": "Spoken English" });
    await hands.choose("Begin with", "A copy of: Baking at Home");
    await hands.button("Begin");
    await expect(page).toHaveURL(/content\/course\/spoken-english/);
    await hands.put({
      ...{ tagline: "Say what you mean.", names: "spoken english" },
      ...{ description: "An evening class for people who read English and rarely say it.", skills: "Conversation" },
      ...{ beginsWith: "everyday talk", suits: "if you understand more than you say" },
      ...{ "page.hero.title": "Say what you mean", "page.hero.lead": "Three evenings a week in a small group." },
    });
    await hands.saveDraft();

    await hands.publishDrafts(/^Publish 3 drafts/);

    await page.goto("/admin/setup/batch");
    hands.add(3);
    await hands.write({ Name: "Baking Saturday" });
    await hands.choose("Course", "Baking at Home");
    await hands.tick("Saturday");
    await hands.write({
      ...{ From: "10:00", To: "13:00", "First day": "2027-01-02", "Last day": "2027-02-27" },
      ...{ Seats: "12", "Students from elsewhere": "0", Description: "Around one table." },
    });
    // The first teacher is nobody in a list yet: their name's field is open.
    await hands.write({ "Someone who is not in the list": "Maria Joseph" });
    await hands.choose("Where", "On site");
    await hands.button("Add the batch");
    await expect(page).toHaveURL(/batches\/.+\/settings/);

    await hands.goLive();

    await visitor.goto("/courses");
    await expect(visitor.getByRole("heading", { name: "Baking at Home" }).first()).toBeVisible();
    await expect(visitor.getByRole("heading", { name: "Spoken English" }).first()).toBeVisible();
    await visitor.goto("/courses/baking-at-home");
    await expect(visitor.getByText("9,000").first()).toBeAttached();
    await expect(visitor.getByText("Sat", { exact: false }).first()).toBeVisible();
    await stranger.close();
    test.info().annotations.push({ type: "clicks and keys", description: String(hands.pressed()) });
    expect(hands.pressed()).toBeLessThanOrEqual(most);
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
