import type { APIRequestContext } from "@playwright/test";
import { png } from "../support/proofs.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ alone: "proofs", contextOptions: { reducedMotion: "reduce" } });

/** An order whose proof waits: its reference and its page. */
async function withProof(request: APIRequestContext, origin: string) {
  const page = new URL(await orderPath(request), origin);
  const reference = page.pathname.split("/")[2] ?? "";
  const proof = { name: "receipt.png", mimeType: "image/png", buffer: png(reference) };
  const sent = await request.post(`/api/payments/${reference}/proof${page.search}`, { multipart: { proof } });
  expect(sent.ok()).toBe(true);
  return { reference, page: page.href };
}

test("proofs are looked at, refused with a reason and confirmed by keyboard, and the next one opens by itself", async ({
  page,
  site,
  request,
}) => {
  test.slow();
  const [first, second] = [await withProof(request, site.origin), await withProof(request, site.origin)];
  await joinStaff(page, site, "support");
  await openHydrated(page, "/admin/payments");
  await page.keyboard.press("j");
  const panel = page.getByRole("complementary");
  await expect(panel.getByText(first.reference)).toBeVisible();
  const picture = panel.getByRole("img", { name: /^Receipt of/ });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const plain = await width();
  await panel.getByRole("button", { name: "Larger" }).click();
  await expect.poll(width).toBeGreaterThan(plain);
  await panel.getByRole("button", { name: "Turn" }).click();
  await expect(picture).toHaveCSS("transform", /^matrix\((?:-?\d\.?\d*e-\d+|0), 1, -1,/);

  await page.keyboard.press("r");
  await page.keyboard.type("The picture shows another account.");
  await panel
    .locator("form")
    .filter({ has: page.getByLabel("Why, for the student to read") })
    .getByRole("button")
    .click();
  await expect(panel.getByRole("status").filter({ hasText: `${first.reference} is done.` })).toBeVisible();
  await expect(panel.getByText(second.reference)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel.getByText(/^Payment confirmed/)).toBeVisible();
  await expect(page.getByText("No receipt waits for you.")).toBeVisible();

  await openHydrated(page, `/admin/payments/${first.reference}`);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, first.page);
  await expect(page.getByRole("blockquote").filter({ hasText: "The picture shows another account." })).toBeVisible();
});
