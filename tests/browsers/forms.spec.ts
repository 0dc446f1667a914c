import { randomUUID } from "node:crypto";
import { accountPages } from "#domains/accounts/words.en.ts";
import { bookingWords } from "#domains/demo-classes/words.en.ts";
import { paymentPage } from "#domains/money/words/site.en.ts";
import { newPerson } from "../e2e/support/account.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { titlesOf } from "../support/plan-cost.ts";
import { png } from "../support/proofs.ts";
import { isHydrated, openHydrated, pathname } from "./support/page.ts";
import type { By, Tab } from "./support/tab.ts";
import { expect, test } from "./support/test.ts";

/** Every form, filled in and sent as a visitor does. */
const main = { role: "main" } as const;
const button = (name: string): By => ({ role: "button", name, in: main });

async function fill(tab: Tab, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers))
    await tab.type({ label: new RegExp(`^${label.replace(/[^\w\s-]/g, "\\$&")}`), in: main }, text);
}

const newEmail = () => `zainab.${randomUUID().slice(0, 8)}@example.com`;

test("the contact form: what is missing is said, then it is sent", async ({ tab, house }) => {
  const email = newEmail();
  await openHydrated(tab, "/contact");
  await tab.click(button("Send Message"));
  await expect.poll(() => tab.run(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
  await fill(tab, { "First name": "Zainab", "Last name": "Khan", "E-mail": email, Message: "When does it start?" });
  await tab.click(button("Send Message"));
  await expect.poll(() => tab.has({ role: "dialog", in: { role: "region", name: "Notifications" } })).toBe(true);
  await expect.poll(() => pathname(tab)).toBe("/Thank-you");
  await expect.poll(() => house.site.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
});

test.describe("from Pakistan", () => {
  test.use({ country: "PK" });

  test("the simple enrolment form", async ({ tab, house }) => {
    const email = newEmail();
    await openHydrated(tab, "/enrollnow?course=data-analyst");
    const answers = { "First name": "بلال", "Last name": "Ahmed", "E-mail": email, Phone: "0300 1234567" };
    await fill(tab, answers);
    await tab.click(button("Send Request"));
    await expect.poll(() => pathname(tab)).toBe("/Thank-you");
    await expect.poll(() => house.site.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
  });
});

test("the enrolment form with plans leads to the payment page, which shows how to pay", async ({ tab }) => {
  await openHydrated(tab, "/enrollnow?course=mern-full-stack-development");
  await tab.click({ text: "Standard", in: main });
  await fill(tab, { "First name": "Bilal", "Last name": "Ahmed", "E-mail": newEmail(), Phone: "030 123456" });
  await tab.click(button("Proceed to Payment"));
  await expect.poll(() => pathname(tab)).toMatch(/^\/payment\//);
  await expect.poll(() => tab.has({ role: "heading", name: "Pay for your place" })).toBe(true);
  const { title, lead } = paymentPage.methods.rupees;
  await tab.click({ text: title, in: main });
  await expect.poll(() => tab.has({ text: lead, in: main })).toBe(true);
});

test("a proof is sent from the payment page", async ({ tab, house }) => {
  const response = await fetch(`${house.front.origin}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.front.origin },
    body: JSON.stringify(planEnrolment({ email: newEmail() })),
  });
  const { next }: { next: string } = await response.json();
  await openHydrated(tab, next);
  const picture = png(randomUUID()).toString("base64");
  await tab.run((base64) => {
    const input = document.querySelector<HTMLInputElement>("main input[type=file]");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], "receipt.png", { type: "image/png" }));
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event("change", { bubbles: true }));
  }, picture);
  await tab.click(button("Send receipt"));
  await expect.poll(() => tab.has({ role: "heading", name: "We are checking your payment" })).toBe(true);
});

test("a demo class: course, day, time, who comes", async ({ tab, house }) => {
  const email = newEmail();
  const { name, email: emailLabel, phone } = bookingWords.details;
  await openHydrated(tab, "/FreeDemo?course=cyber-security-ceh#book");
  const choose = (field: string) =>
    tab.run((asked) => {
      const radio = document.querySelector<HTMLInputElement>(`input[name=${asked}]:enabled:not(:checked)`);
      radio?.closest("label")?.click();
      return radio !== null;
    }, field);
  await expect.poll(() => choose("day")).toBe(true);
  await expect.poll(() => choose("start")).toBe(true);
  await fill(tab, { [name]: "Zainab Khan", [emailLabel]: email, [phone]: "+92 300 1234567" });
  await tab.click(button(bookingWords.submit));
  await expect.poll(() => tab.has({ role: "heading", name: bookingWords.confirmed.title })).toBe(true);
  await expect.poll(() => house.site.mails.filter(({ to }) => to.includes(email)).length).toBe(1);
});

test.describe("accounts", () => {
  // Firefox breaks off the answer to a form that leads to another page while the router reads it, and says so.
  test.use({ expectedNoise: ["Error in input stream"] });

  test("an account is opened, left and entered again", async ({ tab }) => {
    const { name, email, password } = newPerson();
    const { signUp, signIn, signOut } = accountPages;
    await openHydrated(tab, "/sign-up?from=/lms");
    await fill(tab, { "Your name": name, "E-mail": email, Password: password });
    await tab.click(button(signUp.submit));
    await expect.poll(() => pathname(tab)).toBe("/lms");
    await isHydrated(tab);
    await openHydrated(tab, "/account");
    await openHydrated(tab, "/sign-out");
    await tab.click(button(signOut.submit));
    await expect.poll(() => pathname(tab)).toBe("/");
    await isHydrated(tab);
    await openHydrated(tab, "/sign-in?from=/lms");
    await fill(tab, { "E-mail": email, Password: password });
    await tab.click(button(signIn.submit));
    await expect.poll(() => pathname(tab)).toBe("/lms");
    await isHydrated(tab);
  });
});

test("the search finds while one types", async ({ tab }) => {
  await openHydrated(tab, "/search");
  await tab.type({ role: "searchbox", in: main }, "data");
  await expect
    .poll(() => tab.has({ role: "link", name: new RegExp(titlesOf("data-analyst").title), in: main }))
    .toBe(true);
});
