import type { Page } from "@playwright/test";
import { demoContent } from "#content/demo-site.ts";
import { pngOf } from "../support/photos.ts";
import { png } from "../support/proofs.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { headingLevels } from "./support/layout.ts";
import { joinStaff, joinStaffAlone } from "./support/office.ts";
import { fillDocument, publish, saveDraft } from "./support/office-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const form = (page: Page) => page.getByRole("main");
const title = "Bookbinding by Hand";
const newCourse = {
  tagline: "Thread, paste and patience.",
  description: "Sewn signatures, cased covers and a leather spine.",
  duration: "2 months",
  skills: "Sewing signatures\nPasting",
  searchWords: "jild sazi",
  names: "bookbinding\nbook binding",
};

/** On a site of its own: a new course is every other journey's, too. */
test.use({ alone: "content" });

test.describe("a new course", () => {
  test.use({ expectedErrors: ["422"] });

  test("is typed in, previewed, published, found, enrolled in and asked about", async ({ page, site }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, "/admin");
    await page.getByRole("link", { name: "Content", exact: true }).click();
    await page.getByRole("link", { name: "New course" }).click();
    await form(page).getByLabel("Title of the course").fill(title);
    await form(page).getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/admin\/content\/course\/bookbinding-by-hand$/);
    // What a new document lacks is said once it is to be published: all of it, beside the button.
    await expect(form(page).getByText(/need a look before this can be published/)).toHaveCount(0);
    await form(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(form(page).getByText("It is saved as a draft, and not published").first()).toBeVisible();
    await form(page).getByRole("link", { name: "Duration" }).last().click();
    await expect(page.locator('[name="duration"]')).toBeFocused();
    await fillDocument(page, newCourse);
    await form(page).getByRole("checkbox", { name: "Basic" }).check();
    await form(page).getByRole("button", { name: "Add this part: Top of the page" }).click();
    await fillDocument(page, { "page.hero.title": "Bind a book that lasts", "page.hero.lead": "Sew your own books." });
    await form(page).getByRole("button", { name: "Add this part: Reasons" }).click();
    await form(page).getByRole("button", { name: "Add: Cards" }).click();
    await fillDocument(page, { "page.reasons.title": "Why", "page.reasons.lead": "Because." });
    await fillDocument(page, {
      "page.reasons.cards.0.title": "Calm",
      "page.reasons.cards.0.text": "No screen at all.",
    });
    await saveDraft(page);
    await expect(form(page).getByText(/need a look/)).toHaveCount(0);
    await expect(form(page).getByLabel("Title", { exact: true }).first()).toHaveValue(title);

    await form(page).getByRole("link", { name: "Preview" }).click();
    // The form has a preview beside it, too.
    await expect(page).toHaveURL(/\/preview/);
    const preview = page.frameLocator("iframe:not([inert])");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Bind a book that lasts");
    await expect(preview.getByText("No screen at all.")).toBeVisible();
    await expect(preview.getByText(/\$\d+/).first()).toBeVisible();
    await form(page).getByRole("link", { name: "Pakistan" }).click();
    await expect(page.locator("iframe:not([inert])")).toHaveAttribute("src", /country=PK/);
    await expect(preview.getByText("Bind a book that lasts")).toBeVisible();
    await expect(preview.getByText(/\$\d+/).filter({ visible: true })).toHaveCount(0);
    await form(page).getByRole("link", { name: "Phone" }).click();
    await expect.poll(async () => (await page.locator("iframe:not([inert])").boundingBox())?.width).toBe(390);
    expect((await page.request.get("/courses/bookbinding-by-hand")).status()).toBe(404);

    await publish(page, title, "A new course");
    await page.goto("/courses");
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bind a book that lasts");
    await openHydrated(page, "/search?q=jild%20sazi");
    await expect(form(page).getByRole("link", { name: title })).toBeVisible();
    await openHydrated(page, "/enrollnow?course=bookbinding-by-hand");
    await expect(form(page).getByRole("combobox").filter({ hasText: title })).toHaveValue("bookbinding-by-hand");
    const answer = await page.request.post("/api/assistant", {
      data: { question: "How long is the bookbinding course?", history: [] },
    });
    expect(await answer.text()).toContain("2 months");
  });
});

test("a change is compared with what visitors see, restored from the history, and thrown away", async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site, "manager");
  const path = "/admin/content/question/home-2";
  await openHydrated(page, path);
  const question = form(page).getByLabel("Question", { exact: true });
  const first = await question.inputValue();
  await question.fill("What is new?");
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  await openHydrated(page, path);
  await expect(page.getByText("Restored what you had typed.")).toBeVisible();
  await expect(question).toHaveValue("What is new?");
  await saveDraft(page);
  await form(page).getByRole("link", { name: "Compare" }).click();
  await expect(form(page).getByRole("row")).toHaveCount(2);
  await expect(form(page).getByRole("row").last()).toContainText(first);
  await expect(form(page).getByRole("row").last()).toContainText("What is new?");
  await publish(page, "What is new?", "First");
  await openHydrated(page, path);
  await question.fill("What is newer?");
  await saveDraft(page);
  await publish(page, "What is newer?", "Second");
  await openHydrated(page, `${path}/history`);
  const versions = form(page)
    .getByRole("list")
    .getByRole("listitem")
    .filter({ hasText: /^Version/ });
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Second");
  await versions.last().getByRole("button", { name: "Make it the draft" }).click();
  await expect(form(page).getByText("Version 1 is the draft now.")).toBeVisible();
  await form(page).getByRole("link", { name: "Edit", exact: true }).click();
  await expect(question).toHaveValue("What is new?");
  await form(page).getByRole("link", { name: "Compare", exact: true }).click();
  await form(page).getByRole("button", { name: "Throw the draft away" }).click();
  await expect(question).toHaveValue("What is newer?");
});

test.describe("two at one document", () => {
  test.use({ expectedErrors: ["409"] });

  test("the second sees what changed, and nothing of either is lost", async ({ page, site, browser }) => {
    test.slow();
    await joinStaff(page, site);
    const context = await browser.newContext({ baseURL: site.origin, reducedMotion: "reduce" });
    const other = await context.newPage();
    await joinStaffAlone(other, site);
    const path = "/admin/content/testimonial/ayesha-tariq";
    for (const one of [page, other]) {
      await openHydrated(one, path);
    }
    await fillDocument(page, { content: "The first one's words." });
    await saveDraft(page);
    await fillDocument(other, { content: "The second one's words." });
    await other.keyboard.press("Control+s");
    const alert = other.getByRole("alert");
    await expect(alert).toContainText("has saved this meanwhile");
    await expect(alert.getByRole("row").last()).toContainText("The first one's words.");
    await expect(alert.getByRole("row").last()).toContainText("The second one's words.");
    await expect(other.locator('[name="content"]')).toHaveValue("The second one's words.");
    await alert.getByRole("button", { name: "Save mine over it" }).click();
    await expect(other.getByText(/^The draft is saved/)).toBeVisible();
    await expect(alert).toHaveCount(0);
    await context.close();
  });
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: ["401"] });

  test("asks to sign in, and keeps what was typed", async ({ page, site, context }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, "/admin/content/plan/basic");
    await fillDocument(page, { summary: "For the patient." });
    await context.clearCookies({ name: "staff" });
    await page.keyboard.press("Control+s");
    // The preview beside the form says it, too.
    await expect(page.getByText(/Your session has ended\. What you typed/)).toBeVisible();
    await expect(page.locator('[name="summary"]')).toHaveValue("For the patient.");
  });
});

test("a question that the assistant could not answer becomes an answer with one press", async ({ page, site }) => {
  test.slow();
  const question = "Do you have a car park for bicycles?";
  await joinStaff(page, site);
  const ask = async () => {
    const answer = await page.request.post("/api/assistant", { data: { question, history: [] } });
    return await answer.text();
  };
  expect(await ask()).not.toContain("Behind the house");
  await openHydrated(page, "/admin/content/questions");
  const row = page.getByRole("row").filter({ hasText: "bicycles" });
  await row.getByRole("button", { name: "Write an answer" }).click();
  await expect(page).toHaveURL(/\/admin\/content\/answer\/do-you-have-a-car-park-for-bicycles$/);
  await expect(page.locator('[name="phrasings"]')).toHaveValue(/bicycles/);
  await fillDocument(page, { text: "Behind the house, under a roof." });
  await saveDraft(page);
  await publish(page, question, "Bicycles");
  await openHydrated(page, "/admin/content/questions");
  await expect(page.getByRole("row").filter({ hasText: "bicycles" })).toHaveCount(0);
  expect(await ask()).toContain("Behind the house");
});

test.describe("a picture", () => {
  test.use({ expectedErrors: ["413"] });

  test("of a teacher is sent, bounded, published and seen; one of 100 megapixels is refused in words", async ({
    page,
    site,
  }) => {
    test.slow();
    await joinStaff(page, site);
    const [teacher] = demoContent.teachers.filter(({ team }) => team);
    if (!teacher) throw new Error("Nobody is in the team.");
    await openHydrated(page, `/admin/content/teacher/${teacher.id}`);
    const choose = async (buffer: Buffer) =>
      await page.getByLabel("Choose a picture").first().setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
    await choose(pngOf(10_000, 10_000));
    await expect(page.getByText("This picture has 100 megapixels. Please choose one of 50 at most.")).toBeVisible();
    await choose(png("portrait"));
    const address = page.locator('[name="image"]');
    // A process of low priority re-encodes the picture.
    await expect(address).toHaveValue(/^\/api\/photos\/[0-9a-f]{32}\.webp$/, { timeout: 15_000 });
    const path = await address.inputValue();
    await saveDraft(page);
    await publish(page, teacher.name, "A portrait");
    await page.goto("/about");
    await expect(page.locator(`img[src="${path}"]`)).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form gains an entry, keeps what was typed, and saves", async ({ page, site }) => {
    test.slow();
    await joinStaff(page, site);
    await page.goto("/admin/content/page/about");
    await fillDocument(page, { "hero.title": "Who we are now" });
    const entries = page.locator('[name^="values.list."][name$=".title"]');
    const before = await entries.count();
    await page.getByRole("button", { name: "Add: Entries" }).last().click();
    await expect(entries).toHaveCount(before + 1);
    await expect(page.locator('[name="hero.title"]')).toHaveValue("Who we are now");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText(/^The draft is saved\. \d fields/)).toBeVisible();
    await expect(page.locator('[name="hero.title"]')).toHaveValue("Who we are now");
  });
});

test("every screen of content has no violation in both themes at both widths", async ({ page, site }) => {
  test.slow();
  test.setTimeout(240_000);
  await joinStaff(page, site);
  const question = "/admin/content/question/home-3";
  await openHydrated(page, question);
  await fillDocument(page, { answer: "کلاس میں آئیں اور خود دیکھیں۔", question: "" });
  await saveDraft(page);
  for (const screen of [
    ...["/admin/content", "/admin/content?group=all", "/admin/content/new/course", "/admin/content/publish"],
    ...["/admin/content/questions", question, `${question}/compare`, `${question}/preview`, `${question}/history`],
    "/admin/content/course/data-analyst",
  ]) {
    await page.goto(screen);
    expect(await violationsAtBothWidths(page), screen).toEqual([]);
    expect(
      (await headingLevels(page)).filter((level) => level === 1),
      screen,
    ).toHaveLength(1);
  }
  await openHydrated(page, `${question}/compare`);
  await form(page).getByRole("button", { name: "Throw the draft away" }).click();
});
