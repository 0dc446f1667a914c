import type { Browser, Page } from "@playwright/test";
import { type BuiltProgram, startBuiltProgram } from "../../support/built-program.ts";
import { newPerson } from "./account.ts";
import { setUpApp } from "./office.ts";
import { openHydrated } from "./page.ts";
import { expect } from "./test.ts";

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
    async saveDraft() {
      await press("button", /^Save draft/);
      await expect(main.getByText("The draft is saved.").first()).toBeVisible();
    },
    async publishDrafts(drafts: RegExp) {
      await this.menu("Content");
      await press("link", drafts);
      await expect(page).toHaveURL(/content\/publish/);
      await press("button", "Publish");
      await expect(main.getByText(/Publication \d+ is on the site/)).toBeVisible({ timeout: 60_000 });
    },
    async goLive() {
      await page.goto("/admin/setup/live");
      count += 2;
      await expect(main.getByText("Still missing.")).toBeVisible();
      await press("button", "Go live");
      await expect(main.getByText("Your site is open").first()).toBeVisible({ timeout: 60_000 });
    },
  };
}

export type Hands = ReturnType<typeof handsOf>;

/** Starts the program on a terminal, where it prints the first owner's link. */
export async function startOnTerminal(environment: Record<string, string>): Promise<BuiltProgram> {
  const onTerminal = ["sh", "-c", 'exec script -qfec "$0 $1" /dev/null'];
  return await startBuiltProgram(environment, { under: onTerminal });
}

/** A browser whose person has become the first owner, by the link on the terminal. */
export async function becomeOwner(browser: Browser, program: BuiltProgram, name: string) {
  const printed = () => /http:\S+\/admin\/owner\?token=[\w-]+/.exec(program.output())?.[0] ?? "";
  await expect.poll(printed).not.toBe("");
  const context = await browser.newContext({ baseURL: program.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const hands = handsOf(page);
  await openHydrated(page, printed());
  const { email, password } = newPerson();
  await hands.write({ "Your name": name, "Your e-mail address": email, "A password": password });
  await hands.button("I am the owner");
  await setUpApp(page);
  // The app's code: a field, six digits, two buttons.
  hands.add(9);
  return { page, hands };
}
