import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startBuiltProgram } from "../support/built-program.ts";
import { newPerson } from "./support/account.ts";
import { setUpApp } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Most clicks and keys, besides the owner's own text, from the first start to a public site. */
const most = 250;

/** An owner at a keyboard: what she presses is counted, what she writes herself is not. */
function handsOf(page: Page) {
  let count = 0;
  const main = page.getByRole("main");
  const press = async (role: "button" | "link", name: string | RegExp) => {
    count += 1;
    await main
      .getByRole(role, { name, exact: typeof name === "string" })
      .first()
      .click();
  };
  return {
    main,
    pressed: () => count,
    button: async (name: string | RegExp) => await press("button", name),
    link: async (name: string | RegExp) => await press("link", name),
    /** A field is reached with one key or click. */
    async write(fields: Record<string, string>) {
      for (const [label, text] of Object.entries(fields)) {
        count += 1;
        await main.getByLabel(label, { exact: true }).fill(text);
      }
    },
    /** The same for the fields of a document, by their names. */
    async put(fields: Record<string, string>) {
      for (const [name, text] of Object.entries(fields)) {
        count += 1;
        await main.locator(`[name="${name}"]`).fill(text);
      }
    },
    async choose(label: string, option: string) {
      count += 2;
      await main.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
    async tick(label: string) {
      count += 1;
      await main.getByLabel(label, { exact: true }).check();
    },
    /** The office's menu, or an address that she has before her. */
    async menu(name: string) {
      count += 1;
      await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name, exact: true }).click();
    },
    add: (more: number) => {
      count += more;
    },
  };
}

test("an owner sets up a language and cooking school from nothing to a public site", { tag: "@thorough" }, async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-first-hour-"));
  const onTerminal = ["sh", "-c", 'exec script -qfec "$0 $1" /dev/null'];
  const program = await startBuiltProgram({ DATA_DIR: dataDir }, { under: onTerminal });
  const context = await browser.newContext({ baseURL: program.origin, viewport: { width: 1440, height: 900 } });
  try {
    const printed = () => /http:\S+\/admin\/owner\?token=[\w-]+/.exec(program.output())?.[0] ?? "";
    await expect.poll(printed).not.toBe("");
    const page = await context.newPage();
    const hands = handsOf(page);
    await openHydrated(page, printed());
    const { email, password } = newPerson();
    await hands.write({ "Your name": "Noor Fatima", "Your e-mail address": email, "A password": password });
    await hands.button("I am the owner");
    await setUpApp(page);
    // The app's code: a field, six digits, two buttons.
    hands.add(9);

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
    await hands.link(/^Money/);
    await page.goto("/admin/content/plan/course");
    hands.add(3);
    await hands.put({ title: "Every class", "fees.PKR": "9000" });
    await hands.button(/^Save draft/);
    await expect(hands.main.getByText("The draft is saved.").first()).toBeVisible();

    // A second course, begun as a copy of the first.
    await page.goto("/admin/content/new/course");
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
    await hands.button(/^Save draft/);
    await expect(hands.main.getByText("The draft is saved.").first()).toBeVisible();

    await hands.menu("Content");
    await hands.link(/^Publish 3 drafts/);
    await hands.button("Publish");
    await expect(hands.main.getByText(/Publication \d+ is on the site/)).toBeVisible({ timeout: 60_000 });

    await page.goto("/admin/batches/new");
    hands.add(3);
    await hands.write({ Name: "Baking Saturday" });
    await hands.choose("Course", "Baking at Home");
    await hands.tick("Saturday");
    await hands.write({
      ...{ From: "10:00", To: "13:00", "First day": "2027-01-02", "Last day": "2027-02-27" },
      ...{ Seats: "12", "Students from elsewhere": "0", Description: "Around one table." },
    });
    // The first teacher is nobody in a list yet: their name's field is open.
    await hands.write({ "Somebody who is not in the list": "Maria Joseph" });
    await hands.choose("Where", "On site");
    await hands.button("Add the batch");
    await expect(page).toHaveURL(/batches\/.+\/settings/);

    await page.goto("/admin/setup/live");
    hands.add(2);
    await expect(hands.main.getByText("Still missing.")).toBeVisible();
    await hands.button("Go live");
    await expect(hands.main.getByText("Your site is open").first()).toBeVisible({ timeout: 60_000 });

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
    await context.close();
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
