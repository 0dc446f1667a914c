import { randomUUID } from "node:crypto";
import { joinAsTeacher } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { devices, enrolByPhone, fellows, pass } from "./support/teacher-week.ts";
import { expect, test } from "./support/test.ts";

/** Wednesday of a teacher's week: a class is told something, and who has not seen it is told by WhatsApp. */
test.use({ alone: "a teacher's words", contextOptions: { reducedMotion: "reduce" }, actionTimeout: 20_000 });
test.describe.configure({ mode: "default" });

for (const { device, batchId, batch, screen } of devices)
  test.describe(`on a ${device}`, () => {
    test.use(screen);

    test(`Wednesday on a ${device}: “bring your laptops” to one class, and by WhatsApp to who has not seen it`, async ({
      page,
      site,
      browser,
    }) => {
      // It goes out a minute after it was written.
      test.setTimeout(180_000);
      const mark = `${device} ${randomUUID().slice(0, 6)}`;
      const title = `Bring your laptops tomorrow, ${mark}`;
      const [reader, byPhone] = [`Bilal ${mark}`, `Chacha Rashid ${mark}`];
      await joinAsTeacher(page, site, [batchId], `Noor Fatima ${mark}`);
      const students = await fellows({ browser, site }, batchId, [reader, `Hina ${mark}`]);
      await enrolByPhone(site, batchId, byPhone, "+923217654321");

      // From the first screen to the form without a detour.
      await openHydrated(page, "/admin/batches");
      await page.getByRole("link", { name: batch, exact: true }).first().click();
      await page.getByRole("link", { name: "Announcements" }).filter({ visible: true }).last().click();
      await page.getByRole("link", { name: "Write an announcement" }).click();
      await page.getByLabel("Title").fill(title);
      await page.getByLabel("Text").fill("We **join** two tables.\n\n- laptop\n- charger");
      await pass(page);
      await page.getByRole("button", { name: "Show me first" }).click();
      await expect(page.getByRole("status").filter({ hasText: /^Goes to \d+ people.*by WhatsApp only/ })).toBeVisible();
      await pass(page);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
      await pass(page);
      const sent = page.url();

      const [first] = students;
      if (!first) throw new Error("There is no student.");
      const news = first.page.getByRole("article", { name: title });
      await expect(async () => {
        await first.page.goto("/classroom/news");
        await expect(news).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 100_000 });
      await expect(news.getByText("charger")).toBeVisible();

      await openHydrated(page, sent);
      const unseen = page.getByRole("region", { name: /^Not seen yet/ }).getByRole("listitem");
      const seen = page.getByRole("region", { name: /^Seen/ }).getByRole("listitem");
      await expect(seen.filter({ hasText: reader })).toContainText(/seen \d/);
      await expect(unseen.filter({ hasText: reader })).toHaveCount(0);
      await pass(page);
      const chat = unseen.filter({ hasText: byPhone }).getByRole("link", { name: `WhatsApp: ${byPhone}` });
      const address = new URL((await chat.getAttribute("href")) ?? "");
      expect(address.origin + address.pathname).toBe("https://wa.me/923217654321");
      expect(address.searchParams.get("text")).toContain(title);
      expect(address.searchParams.get("text")).toContain("charger");
      await page.getByRole("button", { name: "Put WhatsApp texts in the outbox" }).click();
      await expect(page.getByText(/^\d+ texts? waits? in the outbox\.$/)).toBeVisible();
      await expect(chat, "a second chat would tell them twice").toHaveCount(0);
      await expect(unseen.filter({ hasText: byPhone })).toContainText("Text waits in the outbox");
      await pass(page);
      await page.getByRole("button", { name: "Tell those who have not seen it" }).click();
      await expect(page.getByText(/^Those who have not seen it are written to at/)).toBeVisible();
      for (const { context } of students) await context.close();
    });
  });
