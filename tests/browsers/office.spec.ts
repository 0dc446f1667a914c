import { newPerson } from "../e2e/support/account.ts";
import { inviteToStaff } from "../e2e/support/office.ts";
import { contactForm } from "../support/contact-form.ts";
import { codeOf } from "../support/office.ts";
import { isHydrated, openHydrated } from "./support/page.ts";
import type { By } from "./support/tab.ts";
import { expect, test } from "./support/test.ts";

/** The back office for a member of staff in another browser. */
const main = { role: "main" } as const;
const button = (name: string): By => ({ role: "button", name, in: main });

// The sign-up page is left for another application while Firefox still reads its answer.
test.use({ expectedNoise: ["Error in input stream (/sign-up)"] });

test("somebody joins the staff with an app's codes, and answers a lead", async ({ tab, house }) => {
  test.slow();
  const { site, front } = house;
  const [person, visitor] = [newPerson(), newPerson()];
  const sent = await fetch(`${front.origin}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: front.origin },
    body: JSON.stringify(contactForm({ firstName: "محمد", lastName: "عبداللہ", email: visitor.email })),
  });
  expect(sent.ok).toBe(true);
  await openHydrated(tab, await inviteToStaff(site, person));
  await tab.click({ role: "link", name: "Create account" });
  await expect.poll(() => tab.has({ label: "Your name", in: main })).toBe(true);
  await isHydrated(tab);
  await tab.type({ label: "Your name", in: main }, person.name);
  // The invitation's address is filled in.
  expect(await tab.run(() => document.querySelector<HTMLInputElement>("main input[type=email]")?.value)).toBe(
    person.email,
  );
  await tab.type({ label: /^Password$/, in: main }, person.password);
  await tab.click(button("Create account"));
  // Left before its modules are there, the page would report it.
  await expect.poll(() => tab.has({ role: "button", name: "Join the staff" })).toBe(true);
  await isHydrated(tab);
  await tab.click({ role: "button", name: "Join the staff" });
  await expect.poll(() => tab.has({ role: "heading", name: "Protect your sign-in" })).toBe(true);
  const key = await tab.run(() => document.querySelector("code")?.textContent?.trim() ?? "");
  await tab.type({ label: /^Code$/ }, codeOf(key));
  await tab.click({ role: "button", name: "Check the code" });
  await tab.click({ role: "link", name: "Later" });
  await expect.poll(() => tab.has({ role: "heading", name: /^Today/ })).toBe(true);
  await openHydrated(tab, "/admin/leads");
  await tab.click({ role: "link", name: /^محمد/ });
  await tab.type({ label: "Your answer" }, "Yes, on Saturday. Sana");
  await tab.click({ role: "button", name: "Send e-mail" });
  await expect.poll(() => tab.has({ text: "The e-mail is on its way." })).toBe(true);
  const answer = () =>
    site.mails.find(({ to, parsed }) => to.includes(visitor.email) && /^Your question/.test(parsed.subject ?? ""));
  await expect.poll(() => answer()?.parsed.text ?? "", { timeout: 15_000 }).toContain("Yes, on Saturday.");
});
