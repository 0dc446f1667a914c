import { randomUUID } from "node:crypto";
import { day } from "#shared/durations.ts";
import { callVerbAt, enterBatch } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { pageWidth } from "./support/layout.ts";
import { joinStaff, joinStaffAlone } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
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
  await expect(page.getByText("Issued. An e-mail goes out if there is an address.")).toBeVisible();
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
  await page.getByRole("dialog").getByRole("button", { name: /^Yes/ }).click();
  await expect(page.getByText("Revoked. Its page")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This certificate is revoked" })).toBeVisible();
  await expect(visitor.getByText("Issued by mistake")).toBeVisible();
});

/** A calendar day, so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Longer than a phone is wide. */
const longName = "for those who rise long before their work begins, in winter as well";

/** A batch whose dates follow no timetable. */
async function addBatch(site: Site): Promise<string> {
  const id = `ends-${randomUUID().slice(0, 8)}`;
  await enterBatch(site.dataDir, {
    ...{
      id,
      courseId: "data-analyst",
      name: `Data ${id} ${longName}`,
      mode: "Online",
      schedule: "Mon, Wed",
      seats: 10,
    },
    ...{
      timing: "9:00 AM – 10:30 AM Pakistan time",
      instructor: "Sana Javed",
      description: "For early risers.",
      price: 99,
    },
    ...{ startDate: dayIn(-60), endDate: dayIn(30) },
  });
  return id;
}

test("today names an ended class that waits for its certificates, and its teacher reads how it stands", async ({
  page,
  site,
}) => {
  test.slow();
  const id = await addBatch(site);
  const student = newPerson();
  await callVerbAt(site.dataDir, "enrolPerson", { batchId: id, name: student.name, email: student.email });
  const { person } = await joinStaffAlone(page, site, "manager");
  await openHydrated(page, `/admin/batches/${id}/certificates`);
  // The student has no order.
  await page.getByLabel("Fees are paid or waived").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await openHydrated(page, "/admin");
  const waits = page.getByRole("link", { name: `Data ${id} ${longName} 1 student has earned one, ended` });
  await expect(page.getByRole("heading", { name: "Classes today" })).toBeVisible();
  await expect(waits).toHaveCount(0);
  await enterBatch(site.dataDir, { id, endDate: dayIn(-2) }, true);
  await openHydrated(page, "/admin");
  await expect(waits).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(390);
  await waits.click();
  await page.getByText("Issue it to 1 student").click();
  const shown = page.getByRole("group").filter({ hasText: "They get a signed certificate" });
  await expect(shown.getByText(student.name)).toBeVisible();
  await expect(shown.getByRole("button", { name: "Issue and send" })).toBeVisible();

  const { members } = await callVerbAt<{ members: { userId: string; email: string }[] }>(site.dataDir, "listStaff");
  const { userId = "" } = members.find(({ email }) => email === person.email) ?? {};
  await callVerbAt(site.dataDir, "changeStaff", userId, { role: "teacher", batchIds: [id] });
  await openHydrated(page, `/admin/batches/${id}`);
  await page.getByRole("link", { name: "Certificates" }).click();
  const row = page.getByRole("listitem").filter({ hasText: student.name });
  await expect(row.getByText("Earned", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await pageWidth(page)).toBe(390);
});
