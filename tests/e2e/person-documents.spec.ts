import { randomInt } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["status of 415"] });

const paper = { name: "ب فارم.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };

test("staff keep a paper with a person, save it, and remove it", async ({ page, site }) => {
  const name = `Areeba ${randomInt(1e9)}`;
  const phone = `+92300${randomInt(1_000_000, 9_999_999)}`;
  const id = await callVerbAt<string>(site.dataDir, "addStudent", { name, phone });
  const member = await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/people/${id}`);
  const card = page.getByRole("region", { name: "Documents" });
  await expect(card).toContainText("None yet.");
  await card.getByLabel("What it is").fill("B-form");
  await card.getByLabel("File").setInputFiles({ ...paper, buffer: Buffer.from("MZ") });
  await card.getByRole("button", { name: "Add the document" }).click();
  await expect(card).toContainText("Please choose a PDF or a picture.");
  await expect(card.getByLabel("What it is")).toHaveValue("B-form");
  await card.getByLabel("File").setInputFiles(paper);
  await card.getByRole("button", { name: "Add the document" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The document is kept." })).toBeVisible();
  const link = card.getByRole("link", { name: "B-form" });
  await expect(card.getByRole("listitem")).toContainText(member.person.name);
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const saved = page.waitForEvent("download");
  await link.click();
  expect((await saved).suggestedFilename()).toBe(paper.name);
  const answer = await page.request.get(`${site.origin}${await link.getAttribute("href")}`);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^attachment;/),
  });

  await card.getByText("Remove", { exact: true }).click();
  await card.getByRole("button", { name: "Yes, for good" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The document is removed." })).toBeVisible();
  await expect(card).toContainText("None yet.");
  expect((await page.request.get(answer.url())).status()).toBe(404);
});
