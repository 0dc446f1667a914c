import { newPerson } from "../e2e/support/account.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { isHydrated, openHydrated, pathname } from "./support/page.ts";
import type { By, Tab } from "./support/tab.ts";
import { expect, test } from "./support/test.ts";

/** The classroom for a student in another browser: classes, an assignment and a quiz, on a phone as well. */
const main = { role: "main" } as const;
const button = (name: string): By => ({ role: "button", name, in: main });
const batches = { work: "ai-evening", quiz: "cyber-evening" };
const quiz = "HTTP and the browser";
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

// The sign-up page is left for another application while Firefox still reads its answer.
test.use({ expectedNoise: ["Error in input stream"] });

async function fits(tab: Tab) {
  for (const size of sizes) {
    await tab.resize(size);
    const width = () => tab.run(() => document.documentElement.scrollWidth);
    await expect.poll(width, await pathname(tab)).toBeLessThanOrEqual(size.width);
  }
}

test("a student sees their classes, hands in an assignment, and takes a quiz", async ({ tab, house }) => {
  test.setTimeout(180_000);
  const { site } = house;
  const person = newPerson();
  await openHydrated(tab, "/sign-up?from=/lms");
  await tab.type({ label: "Your name", in: main }, person.name);
  await tab.type({ label: "E-mail", in: main }, person.email);
  await tab.type({ label: /^Password$/, in: main }, person.password);
  await tab.click(button("Create account"));
  await expect.poll(() => pathname(tab)).toBe("/lms");
  await isHydrated(tab);
  const link = () =>
    site.mails
      .filter(({ to }) => to.includes(person.email))
      .map(({ parsed }) => /\/confirm-email\?token=[\w.-]+/.exec(parsed.text ?? "")?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: 15_000 }).toBeTruthy();
  await openHydrated(tab, link() ?? "");
  await tab.click(button("Confirm my address"));
  await expect.poll(() => tab.has({ role: "heading", name: /your address is confirmed/ })).toBe(true);
  for (const batchId of Object.values(batches))
    await callVerbAt(site.dataDir, "enrolPerson", { batchId, name: person.name, email: person.email });

  for (const page of ["", "/attendance", "/calendar", "/certificates"]) {
    await openHydrated(tab, `/classroom${page}`);
    expect(await tab.has({ role: "heading", in: main }), page).toBe(true);
    await fits(tab);
  }

  await openHydrated(tab, "/classroom/work");
  await fits(tab);
  const work = await tab.run(() => document.querySelector<HTMLAnchorElement>("main li a")?.pathname ?? "");
  await openHydrated(tab, work);
  await fits(tab);
  await tab.type({ label: "Your answer" }, "میرا جواب");
  await openHydrated(tab, work);
  const typed = () => tab.run(() => document.querySelector("textarea")?.value);
  await expect.poll(typed).toBe("میرا جواب");
  await tab.click(button("Hand in"));
  await expect.poll(() => tab.has({ text: "Handed in. Your teacher has it." }), { timeout: 20_000 }).toBe(true);

  await openHydrated(tab, "/classroom/quizzes");
  await fits(tab);
  await tab.click({ role: "link", name: quiz, in: main });
  await expect.poll(() => tab.has({ role: "heading", name: quiz })).toBe(true);
  await isHydrated(tab);
  await tab.click(button("Begin"));
  await expect.poll(() => tab.has({ role: "timer" })).toBe(true);
  await tab.click({ label: /^GET$/ });
  await tab.click(button("This order is my answer"));
  await expect.poll(() => tab.has({ text: "All answers are saved" }), { timeout: 20_000 }).toBe(true);
  await fits(tab);
  const checked = () => tab.run(() => document.querySelector<HTMLInputElement>("input[type=radio]:checked") !== null);
  await openHydrated(tab, await pathname(tab));
  await expect.poll(checked).toBe(true);
  await tab.click(button("Hand in"));
  await tab.click(button("Hand in now"));
  await expect.poll(() => tab.has({ text: /^Your answers are in/ }), { timeout: 20_000 }).toBe(true);
});
