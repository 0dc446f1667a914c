import type { Page } from "@playwright/test";
import { demoSite } from "#content/demo-site.ts";
import { fillText } from "#shared/fill-text.ts";
import { courses } from "../support/demo-content.ts";
import { orderCost, planCost } from "../support/plan-cost.ts";
import { course, dataTitle, expectMails, fill, newStudent, proceed, send } from "./support/enrolment.ts";
import { expectNoLayoutShift, openHydrated, watchLayoutShift } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2 "Enrollment", §4 "Enrollment forms", §5, §8 and §9. Tests visit from Germany unless they say so. */
const mern = "mern-full-stack-development";
const words = demoSite.messages.labels.enrolment.form;
const thanks = "Thank you for enrolling. Our team will contact you via WhatsApp shortly.";

// Without a course chosen the months are those of the shortest, of which other tests add some.
test.use({ alone: "enrolment" });

const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
const plan = (page: Page, title: string) => page.getByRole("radio", { name: title });

for (const country of ["PK", "QA"]) {
  test.describe(`from ${country}`, () => {
    test.use({ country });
    test("the simple form sends a request, says so, and the student lands on Thank-you (specification §8)", async ({
      page,
      site,
    }) => {
      const student = newStudent(country === "PK" ? "0300 1234567" : "+974 3312 3456");
      await openHydrated(page, "/enrollnow?course=data-analyst");
      await expect(proceed(page)).toHaveCount(0);
      await expect(course(page)).toHaveValue("data-analyst");
      await expect(page.getByLabel("Country")).toHaveValue("Pakistan");
      await fill(page, student);
      await send(page).click();
      await expect(toast(page, "Request Sent!")).toBeVisible();
      await expect(toast(page, thanks)).toBeVisible();
      await expect(page).toHaveURL(/\/Thank-you#enrolment$/);
      const phone = country === "PK" ? "+923001234567" : "+97433123456";
      await expectMails(site, student, [dataTitle, phone, "Country: Pakistan"]);
      await openHydrated(page, "/enrollnow");
      await expect(course(page)).toHaveValue("");
      await expect(page.getByLabel("E-mail")).toHaveValue("");
    });
  });
}

test("elsewhere the plan form shows what a plan comes to, sends it and says so (specification §8)", async ({
  page,
  site,
}) => {
  const student = newStudent("030 123456");
  const { courseTitle, planTitle, months, monthly, total } = orderCost;
  await openHydrated(page, "/enrollnow");
  await expect(send(page)).toHaveCount(0);
  await expect(page.getByText(monthly)).toHaveCount(1);
  await plan(page, "Standard").check();
  await expect(page.getByText(planCost("standard", "data-analyst").total, { exact: true })).toBeVisible();
  await course(page).selectOption({ label: courseTitle });
  await expect(page.getByText(total, { exact: true })).toBeVisible();
  await fill(page, student);
  await proceed(page).click();
  await expect(toast(page, "Enrollment Request Sent!")).toBeVisible();
  await expect(toast(page, thanks)).toBeVisible();
  await expect(page).not.toHaveURL(/enrollnow/);
  await expectMails(site, student, [
    courseTitle,
    `${planTitle}, ${months} months at ${monthly}, ${total} in all`,
    "+4930123456",
  ]);
});

test("proceeding without a plan says so, names what is missing and focuses the first of it (specification §5, §8)", async ({
  page,
}) => {
  await openHydrated(page, `/enrollnow?course=${mern}`);
  await proceed(page).click();
  await expect(toast(page, "Please Select a Plan")).toBeVisible();
  await expect(toast(page, "You need to select a plan before proceeding to payment.")).toBeVisible();
  await expect(plan(page, "Basic")).toBeFocused();
  await expect(plan(page, "Basic")).toHaveAccessibleDescription(/Please choose a plan/);
  for (const label of ["First name", "Last name", "E-mail", "Phone"])
    await expect(page.getByRole("main").getByLabel(label)).toHaveAccessibleDescription(/^Please/);
  await plan(page, "Premium").check();
  await expect(page.getByText("Please choose a plan.")).toHaveCount(0);
});

test("a course and a plan named in the address are chosen; unknown ones are said to be unknown", async ({ page }) => {
  await openHydrated(page, `/enrollnow?course=${mern}&plan=premium`);
  await expect(course(page)).toHaveValue(mern);
  await expect(plan(page, "Premium")).toBeChecked();
  await expect(page.getByText(planCost("premium", mern).total, { exact: true })).toBeVisible();
  await openHydrated(page, "/enrollnow?course=astrology&plan=gold");
  await expect(page.getByText(words.course.unknown)).toBeVisible();
  await expect(page.getByText(words.plan.unknown)).toBeVisible();
});

test("every way to enrolment carries its course or plan", async ({ page }) => {
  await page.goto("/courses");
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("main").getByRole("link", { name: "Enrol Now" }).first().click(),
  ]);
  await expect(course(tab)).toHaveValue(courses[0]?.id ?? "");
  await page.goto("/");
  const links = page.getByRole("main").getByRole("link", { name: /^Enrol Now/ });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.sort()).toEqual(
    [
      ...courses.map(({ id }) => `/enrollnow?course=${id}`),
      ...["basic", "premium", "standard"].map((id) => `/enrollnow?plan=${id}`),
    ].sort(),
  );
  for (const { id, canonicalPath } of courses) {
    await page.goto(canonicalPath);
    for (const link of await page.getByRole("main").getByRole("link", { name: "Enroll Now" }).all())
      await expect(link).toHaveAttribute("href", `/enrollnow?course=${id}`);
  }
});

test("a reload keeps what was typed, and what was chosen after the link", { tag: "@engine" }, async ({ page }) => {
  const student = newStudent();
  await openHydrated(page, "/enrollnow?course=data-analyst&plan=basic");
  await course(page).selectOption(mern);
  await plan(page, "Premium").check();
  await fill(page, student);
  await page.reload();
  await expect(page.getByText(planCost("premium", mern).total, { exact: true })).toBeVisible();
  await expect(course(page)).toHaveValue(mern);
  await expect(page.getByLabel("Message")).toHaveValue(student.message);
  await openHydrated(page, "/enrollnow?course=cyber-security-ceh");
  await expect(course(page)).toHaveValue("cyber-security-ceh");
  await expect(page.getByLabel("E-mail")).toHaveValue(student.email);
});

test("what is typed before hydration stays, and a double click sends once", { tag: "@engine" }, async ({
  page,
  site,
}) => {
  const student = newStudent();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/send-email")) sent.push(request.postData() ?? "");
  });
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto("/enrollnow");
  await course(page).selectOption(mern);
  await plan(page, "Basic").check();
  await fill(page, student);
  allow();
  await expect(page.getByText(planCost("basic", mern).total, { exact: true })).toBeVisible();
  await proceed(page).dblclick();
  await expect(toast(page, "Enrollment Request Sent!")).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectMails(site, student, ["Basic"]);
});

test.describe("when something fails", () => {
  test.use({ country: "PK", expectedErrors: ["Failed to load resource"] });

  test("the student reads why, the form is kept, and the same sending is tried again by its name (specification §8)", async ({
    page,
    site,
  }) => {
    const student = newStudent();
    const keys: (string | null)[] = [];
    page.on("request", async (request) => {
      if (request.url().endsWith("/api/send-email")) keys.push(await request.headerValue("idempotency-key"));
    });
    await page.route(
      "**/api/send-email",
      (route) => route.fulfill({ status: 503, json: { code: "unavailable", message: "We are moving house." } }),
      { times: 1 },
    );
    await openHydrated(page, "/enrollnow?course=data-analyst");
    await fill(page, student);
    await send(page).click();
    await expect(toast(page, "Submission Failed")).toBeVisible();
    await expect(toast(page, "We are moving house.")).toBeVisible();
    await page.context().setOffline(true);
    await send(page).click();
    await expect(toast(page, "Error")).toBeVisible();
    await expect(toast(page, "Something went wrong. Please try again later.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByLabel("Message")).toHaveValue(student.message);
    await send(page).click();
    await expect(toast(page, "Request Sent!")).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await expectMails(site, student, [dataTitle]);
  });

  test("a number that cannot be one is named beside its field", async ({ page }) => {
    await openHydrated(page, "/enrollnow?course=data-analyst");
    await fill(page, newStudent("0300 12"));
    await send(page).click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/does not look right/);
    await page.getByLabel("Phone").fill("0300 1234567");
    await expect(page.getByLabel("Phone")).not.toHaveAttribute("aria-invalid");
  });
});

test.describe("while the country is looked up", () => {
  test("the page says so, and the form's arrival moves nothing", async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/geo", async (route) => {
      await answered;
      await route.continue();
    });
    await watchLayoutShift(page);
    await openHydrated(page, "/enrollnow");
    await expect(page.getByText("Preparing your experience...")).toBeVisible();
    await expect(course(page)).toBeHidden();
    answer();
    await expect(plan(page, "Basic")).toBeVisible();
    await expect(page.getByText("Preparing your experience...")).toHaveCount(0);
    await expectNoLayoutShift(page);
  });
});

test.describe("when the lookup fails", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test("it is the simple form, and nothing is said (specification §4, §8)", async ({ page }) => {
    await page.route("**/api/geo", (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => message.text().includes("/api/geo"));
    await openHydrated(page, "/enrollnow?plan=standard");
    await logged;
    await expect(send(page)).toBeVisible();
    await expect(page.getByText("Error", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/\$\d/)).toHaveCount(0);
    await expect(page.getByLabel("Message")).toHaveValue(
      fillText(demoSite.messages.labels.enrolment.planOpening, { plan: "Standard" }),
    );
  });

  test("an answer that never comes is one", async ({ page }) => {
    await page.route("**/api/geo", () => {});
    await openHydrated(page, "/enrollnow");
    await expect(send(page)).toBeVisible();
  });
});

test("a student who is signed in finds their name and address filled in, and what they typed kept", async ({
  page,
  site,
}) => {
  const { email } = await signUpStudent(page, site);
  await openHydrated(page, "/enrollnow");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("First name")).toHaveValue("عائشہ Ayesha");
  await expect(page.getByLabel("Last name")).toHaveValue("Khan");
  await page.getByLabel("Last name").fill("Malik");
  await page.reload();
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  await expect(page.getByLabel("Last name")).toHaveValue("Malik");
});

test("they find them in the contact form and in the booking of a free class too", async ({ page, site }) => {
  const { email } = await signUpStudent(page, site);
  for (const path of ["/contact", "/FreeDemo#book"]) {
    await openHydrated(page, path);
    const main = page.getByRole("main");
    await main.getByLabel("E-mail", { exact: true }).scrollIntoViewIfNeeded();
    await expect(main.getByLabel("E-mail", { exact: true })).toHaveValue(email);
    if (path === "/contact") await expect(main.getByLabel("First name")).toHaveValue("عائشہ Ayesha");
    else await expect(main.getByLabel("Your name")).toHaveValue("عائشہ Ayesha Khan");
  }
});
