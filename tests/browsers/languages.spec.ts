import { messagesIn } from "#server/compose/words/messages.ts";
import { openHydrated, pathname } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The languages that are written from right to left, in engines other than Chromium. */
const phone = { width: 390, height: 844 };

/** Runs in the page: its language, and whether it fits. */
function look() {
  const { lang, dir, scrollWidth } = document.documentElement;
  return { lang, dir, width: scrollWidth, heading: document.querySelector("h1")?.textContent ?? "" };
}

for (const locale of ["ur", "ar"] as const)
  test(`the home page and a form in ${locale}: they fit a phone, and an error is in the language`, async ({ tab }) => {
    const { labels, errors } = messagesIn[locale];
    await tab.resize(phone);
    await openHydrated(tab, `/${locale}`);
    const home = await tab.run(look);
    expect(home).toMatchObject({ lang: locale, dir: "rtl" });
    expect(home.heading).toMatch(/\p{Script=Arabic}/u);
    expect(home.width).toBeLessThanOrEqual(phone.width);
    await openHydrated(tab, `/${locale}/contact`);
    await tab.click({ role: "button", name: labels.contact.submit, in: { role: "main" } });
    await expect.poll(() => tab.run(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
    expect(await tab.has({ text: new RegExp(errors["field.firstNameMissing"]), in: { role: "main" } })).toBe(true);
    expect((await tab.run(look)).width).toBeLessThanOrEqual(phone.width);
    expect(await pathname(tab)).toBe(`/${locale}/contact`);
  });
