import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { confirmPayment } from "../support/ask-manage.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { readPayPath } from "../support/orders.ts";
import { orderCost } from "../support/plan-cost.ts";
import { narrowFaults, outlineFaults, violationsAtBothWidths } from "./support/accessibility.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** The link of a paid order's receipt, as its email has it. */
async function receiptLink(page: Page, site: Site, name: { firstName: string; lastName: string }): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const response = await page.request.post("/api/send-email", { data: planEnrolment({ email, ...name }) });
  const { reference } = readPayPath((await response.json()).next);
  await confirmPayment(site.dataDir, reference);
  const linkIn = () => {
    const paid = site.mails.find(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Paid:"));
    return /http:\S+(\/receipts\/\d+\?key=[\w.-]+)/.exec(paid?.parsed.text ?? "")?.[1];
  };
  await expect.poll(linkIn).toBeTruthy();
  return linkIn() ?? "";
}

const urdu = { firstName: "محمد عبداللہ", lastName: "خان نیازی" };

test("a student opens the receipt from the mail, prints it on one sheet and downloads it", { tag: "@engine" }, async ({
  page,
  site,
}) => {
  await openHydrated(page, await receiptLink(page, site, urdu));
  const paper = page.getByRole("article", { name: "Receipt" });
  for (const fact of [orderCost.total, orderCost.courseTitle, orderCost.planTitle, "The whole course"])
    await expect(paper.getByText(fact).first()).toBeVisible();
  await expect(paper.getByText("محمد عبداللہ خان نیازی")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^receipt-\d{6}\.pdf$/);
  expect(await download.failure()).toBeNull();

  expect(await outlineFaults(page)).toEqual([]);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await narrowFaults(page)).toEqual([]);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(paper).toBeVisible();
  for (const frame of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByText("Download PDF")])
    await expect(frame).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the receipt and its PDF are there as well", async ({ page, site }) => {
    await page.goto(await receiptLink(page, site, { firstName: "Wolfeschlegelstein".repeat(3), lastName: "Junior" }));
    const response = await page.request.get(
      (await page.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "",
    );
    expect(response.headers()["content-type"]).toBe("application/pdf");
  });
});
