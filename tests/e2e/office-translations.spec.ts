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

test("a translation is seen in its language before it is published, compared, and put back as it was", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  const own = "/admin/content/question/home-3/in/ur";
  const screens = page.getByRole("navigation", { name: "In Urdu" });
  const say = async (text: string) => {
    await openHydrated(page, own);
    await question(page).fill(text);
    await form(page).getByRole("button", { name: "Publish in Urdu" }).click();
    await expect(form(page).getByText("It is on the site.")).toBeVisible();
  };
  await say("پہلا سوال؟");
  await openHydrated(page, own);
  await question(page).fill("دوسرا سوال؟");
  await form(page).getByRole("button", { name: "Save draft" }).click();
  await expect(form(page).getByText(/^The draft is saved/)).toBeVisible();

  await screens.getByRole("link", { name: "Preview" }).click();
  const shown = page.frameLocator("iframe");
  await expect(shown.locator("html")).toHaveAttribute("lang", "ur");
  await expect(shown.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(shown.getByText("دوسرا سوال؟").first()).toBeAttached();
  const heading = shown.getByRole("heading", { level: 1 });
  await expect
    .poll(() =>
      heading.evaluate(({ ownerDocument }) => ownerDocument.fonts.check('700 40px "Noto Nastaliq Urdu Whole"', "کلاس")),
    )
    .toBe(true);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  expect(await (await page.request.get("/ur")).text()).not.toContain("دوسرا سوال؟");

  await screens.getByRole("link", { name: "Compare" }).click();
  await expect(form(page).getByRole("row")).toHaveCount(2);
  await expect(form(page).getByRole("cell", { name: "پہلا سوال؟" })).toBeVisible();
  await expect(form(page).getByRole("cell", { name: "دوسرا سوال؟" })).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);

  await say("دوسرا سوال؟");
  await screens.getByRole("link", { name: "History" }).click();
  await expect(form(page).getByText(/^Version 2/)).toBeVisible();
  await form(page).getByRole("button", { name: "Make it the draft" }).last().click();
  await expect(form(page).getByText("Version 1 is the draft now.")).toBeVisible();
  await screens.getByRole("link", { name: "Edit" }).click();
  await expect(question(page)).toHaveValue("پہلا سوال؟");
});
