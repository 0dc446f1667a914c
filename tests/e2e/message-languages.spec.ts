import { randomInt } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { billStudent, openBatch } from "./support/billed-student.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The text with which a link opens a message: of WhatsApp, or of a mail program. */
const textOf = (href: string | null, name: string) => new URL(href ?? "").searchParams.get(name) ?? "";

test("what a clerk and a teacher write to a student is in the student's language, not in their own", async ({
  page,
  site,
}) => {
  test.slow();
  const batchId = await openBatch(site);
  const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
  const { name, personId } = await billStudent(site, batchId, {}, { phone });
  await callVerbAt(site.dataDir, "setPersonLanguage", { personId, locale: "ur" });
  await joinStaff(page, site);

  await openHydrated(page, `/admin/fees/${personId}`);
  await page.getByLabel(/^Amount received/).fill("6000");
  await page.getByRole("button", { name: "Take PKR 6,000" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Received PKR 6,000" })).toBeVisible();
  await openHydrated(page, "/admin/fees");
  const slip = page.getByRole("region", { name: "Your drawer" }).getByRole("listitem").filter({ hasText: name });
  const receipt = textOf(await slip.getByRole("link", { name: "WhatsApp" }).getAttribute("href"), "text");
  expect(receipt).toContain("موصول ہوئے");
  expect(receipt).toMatch(/\/ur\/receipts\//);

  await openHydrated(page, `/admin/batches/${batchId}/progress`);
  const row = page.getByRole("listitem").filter({ hasText: name });
  const chat = textOf(await row.getByRole("link", { name: "WhatsApp" }).getAttribute("href"), "text");
  const mail = textOf(await row.getByRole("link", { name: "E-mail" }).getAttribute("href"), "body");
  expect(mail).toBe(chat);
  expect(chat).toContain("السلام علیکم");
  expect(chat).toContain(`/ur/recorded-lectures/${batchId}`);
});
