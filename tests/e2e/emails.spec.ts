import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isMatrix } from "../../playwright.config.ts";
import { violations } from "./support/accessibility.ts";
import { pageWidth } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

/** A name in Urdu, and a word too long for one line. */
const name = `عائشہ ${"Schmetterlingszucht".repeat(4)}`;

/** Places where people read e-mail: a small and a usual phone, a window beside a list, a whole window. */
const widths = isMatrix ? [320, 390, 600, 1024] : [320, 390, 1024];

/** A picture that an email brings along, in the place of its attachment: a browser alone has none to show. */
const attached = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A reader's treatment of an email's style sheets: some drop them, some know no dark colours. */
const readers = {
  "all of it": (html: string) => html,
  "no style sheets": (html: string) => html.replaceAll(/<style>.*?<\/style>/gs, ""),
  "no dark colours": (html: string) => html.replaceAll(/<style>[^<]*prefers-color-scheme.*?<\/style>/gs, ""),
};

/** Emails that together hold every part: table, list, class, written text, button, links. */
const ofEachKind = ["order paid, plain", "enrolment, staff, plan", "demo, booked", "leads, digest"];

/** axe's rules for a page; an email is shown inside one, which has a title and landmarks. */
const ofPages = /: (document-title|landmark-one-main|region): /;

/** Every email by its name; they are rendered beside the tests, whose runner reads JSX as its own. */
async function renderEmails(): Promise<[string, string][]> {
  const renderer = fileURLToPath(new URL("support/render-emails.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [renderer, name], {
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

// They are rendered once for all tests.
test.describe.configure({ mode: "default" });
let emails: [string, string][];
test.beforeAll(async () => {
  emails = await renderEmails();
});

/** The faults of the shown email: it scrolls sideways, or its button is small or far down. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const faults = [];
  const wide = await pageWidth(page);
  if (wide > width) faults.push(`it is ${wide} px wide`);
  const [button] = await page.locator("a.button").all();
  const box = await button?.boundingBox();
  if (box && box.height < 44) faults.push(`its button is ${box.height} px high`);
  if (box && width >= 390 && box.y + box.height > 844) faults.push(`its button ends at ${box.y + box.height} px`);
  return faults;
}

for (const [reader, shownBy] of Object.entries(readers)) {
  test(`every email fits every width, its button in the first view, for a reader that knows ${reader}`, {
    tag: "@thorough",
  }, async ({ page }) => {
    test.slow();
    const faults: string[] = [];
    for (const [of, html] of emails) {
      await page.setContent(shownBy(html.replaceAll(/\ssrc="cid:[^"]*"/g, ` src="${attached}"`)));
      for (const width of widths)
        faults.push(...(await faultsAt(page, width)).map((fault) => `${of}, ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("what an email is made of can be read by everybody, in both themes and in forced colours", async ({ page }) => {
  const found: string[] = [];
  for (const [of, html] of emails.filter(([kind]) => ofEachKind.includes(kind))) {
    await page.setContent(html);
    const inEmail = (await violations(page)).filter((violation) => !ofPages.test(violation));
    found.push(...inEmail.map((violation) => `${of}: ${violation}`));
    await page.emulateMedia({ forcedColors: "active" });
    const button = page.locator("a.button");
    if ((await button.count()) > 0) await expect(button).toBeVisible();
    await page.emulateMedia({ forcedColors: "none" });
  }
  expect(found).toEqual([]);
});
