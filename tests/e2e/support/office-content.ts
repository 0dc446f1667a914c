import type { Page } from "@playwright/test";
import { openHydrated } from "./page.ts";
import { expect } from "./test.ts";

/** Fills in fields of a document's form by their names in the document. */
export async function fillDocument(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
}

export async function saveDraft(page: Page) {
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^The draft is saved/)).toBeVisible();
}

/** Publishes one document with a note. */
export async function publish(page: Page, name: string, note: string) {
  await openHydrated(page, "/admin/content/publish");
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByLabel("Note for the history").fill(note);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText(/^Publication \d+ is on the site\.$/)).toBeVisible();
}
