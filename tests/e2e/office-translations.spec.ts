import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { fillDocument, saveDraft } from "./support/office-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, alone: "translations", expectedErrors: ["422"] });

const form = (page: Page) => page.getByRole("main");
const inUrdu = "/admin/content/question/home-1/in/ur";
const question = (page: Page) => page.locator('[name="text.question"]');

test("a changed original names its translations as older, until they are translated again and published", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  await openHydrated(page, "/admin/content/question/home-1");
  const was = await page.locator('[name="question"]').inputValue();
  await fillDocument(page, { question: "Is there tea at the demo class?" });
  await saveDraft(page);
  await form(page)
    .getByRole("link", { name: /In Urdu/ })
    .click();
  await expect(form(page).getByText("The original has changed since")).toBeVisible();
  await expect(form(page).getByRole("listitem").getByText("Is there tea at the demo class?")).toBeVisible();
  await expect(form(page).getByText(was)).toBeVisible();
  await expect(question(page)).toHaveAttribute("dir", "rtl");
  expect(await violationsAtBothWidths(page)).toEqual([]);
  await openHydrated(page, "/admin/content?group=questions");
  await expect(form(page).getByText("1 text is older than its original").first()).toBeVisible();
  await form(page)
    .getByRole("link", { name: /^Urdu: \d+ %$/ })
    .first()
    .click();
  await expect(form(page).getByRole("heading", { level: 1, name: "In Urdu" })).toBeVisible();
  await expect(form(page).getByText("1 text is older than its original")).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await openHydrated(page, inUrdu);
  await question(page).fill("کیا ڈیمو کلاس میں چائے ملتی ہے؟");
  await form(page).getByRole("button", { name: "Save draft" }).click();
  await expect(form(page).getByText(/^The draft is saved/)).toBeVisible();
  await expect(form(page).getByText("The original has changed since")).toHaveCount(0);
  await openHydrated(page, "/admin/content/publish");
  await expect(form(page).getByText("Urdu", { exact: true })).toBeVisible();
  await openHydrated(page, inUrdu);
  await form(page).getByRole("button", { name: "Publish in every language" }).click();
  await expect(form(page).getByText("It is on the site.")).toBeVisible();
  await page.goto("/ur");
  await expect(page.getByText("کیا ڈیمو کلاس میں چائے ملتی ہے؟").first()).toBeAttached();
  await page.goto("/");
  await expect(page.getByText("Is there tea at the demo class?").first()).toBeAttached();
});

test("half a translation is not published, and says which text is missing", async ({ page, site }) => {
  await joinStaff(page, site);
  await openHydrated(page, "/admin/content/question/home-2/in/ur");
  await question(page).fill("");
  await form(page).getByRole("button", { name: "Publish in Urdu" }).click();
  await expect(form(page).getByText(/^It is saved as a draft, and not published/)).toBeVisible();
  await expect(form(page).getByText("This is not translated yet.")).toBeVisible();
  await form(page).getByRole("button", { name: "Throw the draft away" }).click();
  await expect(form(page).getByText(/^The draft is gone/)).toBeVisible();
  await expect(question(page)).not.toHaveValue("");
});
