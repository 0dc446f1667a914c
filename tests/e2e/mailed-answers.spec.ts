import { randomUUID } from "node:crypto";
import { callVerbAt } from "../support/ask-manage.ts";
import { contactForm } from "../support/contact-form.ts";
import { freePort } from "../support/free-port.ts";
import { bringMail } from "../support/mail-senders.ts";
import { until } from "../support/until.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

test.use({ alone: "answers by e-mail", contextOptions: { reducedMotion: "reduce" } });

const base = "answers@school.example";

/** Somebody who asked and was written to, with the address at which they answer. */
async function askedAndAnswered(site: Site) {
  const email = `${randomUUID()}@mail.example`;
  const asked = await fetch(`${site.origin}/api/send-email`, {
    ...{ method: "POST", headers: { "content-type": "application/json", "x-forwarded-for": "10.20.30.40" } },
    body: JSON.stringify(contactForm({ email })),
  });
  expect(asked.status).toBe(200);
  const { entries } = await callVerbAt<{ entries: { id: string; person: { id: string; email: string } }[] }>(
    site.dataDir,
    "listLeads",
    { limit: 50 },
  );
  const lead = entries.find(({ person }) => person.email === email);
  if (!lead) throw new Error("No lead was opened.");
  const words = { personId: lead.person.id, leadId: lead.id, kind: "email", text: "Does seven suit you?" };
  await callVerbAt(site.dataDir, "writeToPerson", words);
  const mail = await until(() => site.mails.find(({ to, raw }) => to.includes(email) && raw.includes("answers+")));
  return { email, lead, address: mail.parsed.replyTo?.[0]?.address ?? "" };
}

test("an owner lets answers come in by e-mail, and the office posts or discards those that nobody vouches for", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  const port = await freePort();
  await openHydrated(page, "/admin/settings/incoming");
  await expect(page.getByRole("heading", { level: 1, name: "Answers by e-mail" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await page.getByLabel("Other mail servers bring them (SMTP)").check();
  await page.getByLabel("Address for answers").fill(base);
  await page.getByLabel("Port of this machine").fill(String(port));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(base).first()).toBeVisible();
  await page.getByRole("button", { name: "Try it now" }).click();
  await expect(page.getByText("It works: answers can come in.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  const { email, address, lead } = await askedAndAnswered(site);
  // The envelope names a machine of no domain: nobody vouches for these, and no DNS is asked.
  const unproved = { to: address, from: email, sender: "ayesha@localhost" };
  const file = { filename: "cv.pdf", content: "%PDF-1.4" };
  await bringMail(port, { ...unproved, text: "Yes, seven suits me.", attachments: [file] });
  await bringMail(port, { ...unproved, text: "You have won a prize." });
  await expect(async () => {
    await openHydrated(page, "/admin/replies");
    await expect(page.getByRole("article")).toHaveCount(2, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const [real, forged] = ["Yes, seven suits me.", "You have won a prize."].map((text) =>
    page.getByRole("article").filter({ hasText: text }),
  );
  await real?.getByRole("button", { name: "Post" }).click();
  await expect(page.getByText("Posted.")).toBeVisible();
  await forged?.getByRole("button", { name: "Discard", exact: true }).click();
  await page.getByRole("button", { name: "Yes: Discard" }).click();
  await expect(page.getByText("Discarded.")).toBeVisible();
  await expect(page.getByText("Nothing waits here.")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, `/admin/leads/${lead.id}`);
  await expect(page.getByText("Yes, seven suits me. [cv.pdf]", { exact: true })).toBeVisible();
  await expect(page.getByText("You have won a prize.")).toHaveCount(0);
});
