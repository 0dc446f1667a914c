import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

const batchId = "data-weekend";

test("a certificate is issued by hand, shared by its student, verified by anybody without scripts, and revoked", async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  const student = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const theirs = await student.newPage();
  const { name } = await signUpStudent(theirs, site, { batches: [batchId] });
  await joinStaff(page, site);
  await openHydrated(page, `/admin/batches/${batchId}/certificates`);
  const row = page.getByRole("listitem").filter({ hasText: name }).last();
  await row.getByText("Issue by hand").click();
  await row.getByLabel("Reason").fill("Sat the test of the course");
  await row.getByRole("button", { name: "Issue" }).click();
  await expect(page.getByText("Issued, and told by e-mail.")).toBeVisible();
  const number = await row.getByRole("code").innerText();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await openHydrated(theirs, `${site.origin}/classroom/certificates`);
  await expect(theirs.getByText(number)).toBeVisible();
  const [download] = await Promise.all([
    theirs.waitForEvent("download"),
    theirs.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`certificate-${number}.pdf`);
  expect(await violationsAtBothWidths(theirs)).toEqual([]);

  const anybody = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
  });
  const visitor = await anybody.newPage();
  await visitor.goto(`${site.origin}/verify`);
  await visitor.getByLabel("Number of the certificate").fill(number.toLowerCase().replaceAll("-", " "));
  await visitor.getByRole("button", { name: "Verify" }).click();
  await expect(visitor.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
  await expect(visitor.getByText(name)).toHaveCount(0);
  await theirs.getByRole("button", { name: "Show my whole name" }).click();
  await expect(theirs.getByText("The public page now shows your whole name.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(name)).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Download the signed credential" })).toBeVisible();

  await row.getByText("Revoke").first().click();
  await row.getByLabel("Why").fill("Issued by mistake");
  await row.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Revoked. Its page")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This certificate is revoked" })).toBeVisible();
  await expect(visitor.getByText("Issued by mistake")).toBeVisible();
});
