import { randomInt, randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { bookThroughApi, newEmail, slotsOf } from "./support/demo.ts";
import { dayIn } from "./support/forms/ground.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an overdue fee becomes a chat in one press, and is recorded as sent", async ({ page, site }) => {
  test.slow();
  const call = <Answer>(verb: Parameters<typeof callVerbAt>[1], ...args: unknown[]) =>
    callVerbAt<Answer>(site.dataDir, verb, ...args);
  const [name, phone] = [`Bilal ${randomUUID().slice(0, 8)}`, `+92300${randomInt(1_000_000, 9_999_999)}`];
  const batchId = "data-weekend";
  const { id } = await call<{ id: string }>("enrolPerson", { batchId, name, email: null, phone });
  const due = dayIn(-5);
  const terms = { batchId, places: [id], firstMonth: due.slice(0, 7), dueDay: Number(due.slice(8)) };
  await call("openFees", { ...terms, plan: "standard", currency: "PKR", feeFor: "course", monthly: "6,000" });
  await joinStaff(page, site);
  await openHydrated(page, "/admin/fees/reminders");
  await page.getByRole("button", { name: "Put WhatsApp texts in the outbox" }).click();
  await expect(page.getByText(/ waits? in the outbox\.$/)).toBeVisible();

  await openHydrated(page, "/admin");
  await page.getByRole("link", { name: "All texts" }).click();
  const text = page.getByRole("listitem").filter({ hasText: phone });
  await expect(text).toContainText("Assalam-o-Alaikum");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  // The tab of the chat leaves the site: here its address becomes the page's title.
  await page.evaluate(() => {
    const tab = {
      opener: null,
      close() {},
      location: {
        set href(to: string) {
          document.title = to;
        },
      },
    };
    window.open = () => tab as unknown as Window;
  });
  await text.getByRole("button", { name: "Open chat" }).click();
  await expect(page).toHaveTitle(new RegExp(`^https://wa\\.me/${phone.slice(1)}\\?text=Assalam`));
  await expect(text.getByText("You have it open")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await text.getByRole("button", { name: "I sent it" }).click();
  await expect(page.getByText("Recorded as sent.")).toBeVisible();
  await expect(text).toHaveCount(0);
});

test("a booked trial class gets its teacher and its reminders, by keyboard too", async ({ page, request, site }) => {
  const [slot] = (await slotsOf(request, "cyber-security-ceh")).slice(-1);
  await bookThroughApi(request, "cyber-security-ceh", slot?.start ?? "", newEmail());
  await bookThroughApi(request, "cyber-security-ceh", slot?.start ?? "", newEmail());
  await joinStaff(page, site);
  await openHydrated(page, "/admin/leads/trials");
  const trial = page.getByRole("article").filter({ hasText: "2 places booked" });
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await trial.getByLabel("Who teaches").selectOption({ index: 1 });
  await trial.getByRole("button", { name: "Save the teacher" }).click();
  await expect(trial.getByText("Saved.")).toBeVisible();
  await trial.getByRole("button", { name: "Put WhatsApp reminders in the outbox" }).click();
  await expect(trial.getByText("Reminder waits in the outbox")).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/\?at=/);
  await expect(page.getByRole("listitem").and(page.locator("[aria-current]"))).toContainText("Zainab");
});
