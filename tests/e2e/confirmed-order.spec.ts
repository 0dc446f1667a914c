import { randomUUID } from "node:crypto";
import { planEnrolment, simpleEnrolment } from "../support/enrolment-forms.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** The link of an email to a person, once it has come. */
async function mailedLink(site: Site, email: string, link: RegExp): Promise<string> {
  const found = () =>
    site.mails.flatMap(({ to, parsed }) => (to.includes(email) ? (link.exec(parsed.text ?? "")?.[0] ?? []) : []))[0];
  await expect.poll(found, { timeout: 15_000 }).toBeTruthy();
  return found() ?? "";
}

test("whoever enrols is told how to keep the seat, and confirms by the link of the email alone", async ({
  page,
  request,
  site,
}) => {
  const main = page.getByRole("main");
  const confirm = main.getByRole("button", { name: "Confirm that this is me" });
  const email = `${randomUUID()}@example.com`;
  const form = planEnrolment({ email, course: "data-analyst", batch: "data-evening" });
  const { next } = await (await request.post("/api/send-email", { data: form })).json();
  await page.goto(next);
  await expect(main.getByText("open the link in our e-mail and confirm there that this is you")).toBeVisible();
  await expect(confirm).toBeHidden();
  await page.goto(await mailedLink(site, email, /\/payment\/\S+\?key=\S+/));
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await confirm.click();
  await expect(main.getByText(/^Your seat in .+ is held until .+\.$/)).toBeVisible();
  await expect(confirm).toBeHidden();

  const other = `${randomUUID()}@example.com`;
  await request.post("/api/send-email", {
    data: simpleEnrolment({ email: other, course: "data-analyst", batch: "data-evening" }),
  });
  await page.goto(await mailedLink(site, other, /\/place\/\S+\?key=\S+/));
  await expect(main.getByRole("heading", { level: 1, name: "Was this you?" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await main.getByRole("button", { name: "Confirm that this was me" }).click();
  await expect(
    main.getByRole("heading", { level: 1, name: /Your seat is held|You are on the waiting list/ }),
  ).toBeVisible();
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the reader's own time is beside the end of the hold, not below the later day", async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    const form = planEnrolment({ email, course: "data-analyst", batch: "data-weekend" });
    const { next } = await (await request.post("/api/send-email", { data: form })).json();
    await page.goto(next);
    const held = page.getByRole("paragraph").filter({ hasText: /is held until .+; then it is free for others\./ });
    await expect(held).toHaveText(/others\.Your time: .*\d:\d\d.[AP]M$/);
    const longer = page.getByRole("paragraph").filter({ hasText: "open the link in our e-mail" });
    await expect(longer).not.toContainText("Your time");
  });
});
