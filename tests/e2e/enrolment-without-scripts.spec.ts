import { course, dataTitle, expectMails, fill, newStudent, proceed, send } from "./support/enrolment.ts";
import { expect, test } from "./support/test.ts";

/** The enrolment form of a browser without scripts (specification §2, "Enrollment"). */
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["status of 422"] });

  test("the simple form works, and comes back with what was written when it is refused", async ({ page, site }) => {
    const student = newStudent("12");
    await page.goto("/enrollnow");
    await expect(proceed(page)).toBeHidden();
    await course(page).selectOption("data-analyst");
    await page.getByLabel("Country").selectOption("Qatar");
    await fill(page, student);
    await send(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Message")).toHaveValue(student.message);
    await expect(course(page)).toHaveValue("data-analyst");
    await page.getByLabel("Phone").fill("3312 3456");
    await send(page).click();
    await expect(page).toHaveURL(/\/Thank-you#enrolment$/);
    await expectMails(site, student, [dataTitle, "+97433123456", "Country: Qatar"]);
  });

  test("a link's course, batch and plan are on the form, and are sent", async ({ page, site }) => {
    const student = newStudent("13");
    // Not the first of the page: other journeys add batches, and one that has ended cannot be chosen.
    const batch = "data-evening";
    await page.goto("/batches/data-analyst");
    await page
      .locator(`article[aria-labelledby="${batch}"]`)
      .getByRole("link", { name: /^Enroll Now/ })
      .click();
    await expect(page).toHaveURL(`/enrollnow?course=data-analyst&batch=${batch}`);
    await expect(course(page)).toHaveValue("data-analyst");
    await expect(page.getByLabel("Batch")).toHaveValue(batch);
    // Another course's batch can still be chosen.
    await expect(page.getByLabel("Batch").locator(`option[value^="mern"]`).first()).toBeAttached();

    await page.goto(`/enrollnow?batch=${batch}&plan=premium`);
    await expect(course(page)).toHaveValue("data-analyst");
    await expect(page.getByText("I am interested in the Premium plan.")).toBeVisible();
    await page.getByLabel("Country").selectOption("Qatar");
    await fill(page, student);
    await send(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Batch")).toHaveValue(batch);
    await page.getByLabel("Phone").fill("3312 3457");
    await send(page).click();
    await expect(page).toHaveURL(/\/Thank-you#enrolment$/);
    await expectMails(site, student, [dataTitle, "I am interested in the Premium plan.", "+97433123457"]);
  });
});
