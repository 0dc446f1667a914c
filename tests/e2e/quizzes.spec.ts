import type { Page } from "@playwright/test";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson } from "./support/account.ts";
import { everyAnswer } from "./support/every-answer.ts";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** Quizzes: made in the office, taken in the classroom. */
const batchId = "mern-evening";
const quiz = "HTTP and the browser";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const question = (page: Page, text: string) => page.getByRole("group", { name: new RegExp(text) });

async function openQuiz(page: Page, title: string) {
  await openHydrated(page, "/classroom/quizzes");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test.describe("a quiz of five kinds", () => {
  test.use({ expectedErrors: ["422"] });

  test("is made by a teacher, taken by a student, tells no key to any route, and counts a text as right by hand", async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    await joinStaff(page, site);
    await openHydrated(page, `/admin/batches/${batchId}/quizzes/new`);
    const title = `Joins ${Date.now()}`;
    await page.getByLabel("Title").fill(title);
    await page.getByLabel("Minutes").fill("10");
    await page.getByRole("button", { name: "Make the quiz" }).click();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();

    const add = async (kind: string, text: string, fill: () => Promise<unknown>) => {
      await page.getByRole("link", { name: kind }).click();
      await page.getByRole("textbox", { name: "Question", exact: true }).last().fill(text);
      await fill();
      await page.getByRole("button", { name: "Add the question" }).click();
      await expect(page.getByRole("button", { name: "Add the question" })).toBeHidden();
      await expect(page.getByText(text).first()).toBeVisible();
    };
    const options = async (...texts: string[]) => {
      const form = page.getByRole("group", { name: "Options" }).last();
      for (const [at, text] of texts.entries()) await form.getByLabel(`Option ${at + 1}`, { exact: true }).fill(text);
      return form;
    };
    await page.getByRole("link", { name: "One right option" }).click();
    await page
      .getByRole("textbox", { name: "Question", exact: true })
      .last()
      .fill("Which join keeps every row of **both**?");
    await options("inner", "outer", "left");
    await page.getByRole("button", { name: "Add the question" }).click();
    await expect(page.getByText("Please mark the right answer.")).toBeVisible();
    await page.getByLabel("Option 2 is right").check();
    await page.getByRole("button", { name: "Add the question" }).click();
    await expect(page.getByText("Right: outer")).toBeVisible();
    await add("Several right options", "Which are keys?", async () => {
      const form = await options("**primary**", "foreign", "locked");
      await form.getByLabel("Option 1 is right").check();
      await form.getByLabel("Option 2 is right").check();
    });
    await add("A number", "How many rows has 3 × 4?", () => page.getByLabel("Right number").fill("48151.6234"));
    await add("A short text", "Which word begins a query?", () =>
      page.getByLabel("Right answers").fill("Zanzibar-Keyword"),
    );
    await add("An order", "In which order is a query read?", () => options("from", "where", "select"));
    await page.getByRole("button", { name: "Move question 5 up" }).click();
    await expect(page.getByText("Moved to place 4.")).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published. Students")).toBeVisible();
    const editor = page.url();

    const context = await browser.newContext({
      reducedMotion: "reduce",
      extraHTTPHeaders: { "x-forwarded-for": visitorAddress() },
    });
    const student = await context.newPage();
    const person = newPerson();
    await signUpStudent(student, site, { person, batches: [batchId] });
    const heard: Promise<string>[] = [];
    student.on("response", (response) => heard.push(response.text().catch(() => "")));
    await openQuiz(student, title);
    const workId = student.url().split("/").at(-1) ?? "";
    const sweep = async () => {
      const own = await everyAnswer(student, { workId, batchId });
      expect(own.get(`/classroom/quizzes/${workId}`)).toContain(title);
      return [...own.values(), ...(await Promise.all(heard))];
    };
    /** The parts of a key; nothing distinguishes the options that the student has not chosen. */
    const tellsNoKey = async (unchosen: string[]) => {
      const answers = await sweep();
      for (const answer of answers) {
        expect(/Zanzibar-Keyword|48151|tolerance|"accepted"/i.exec(answer)?.[0]).toBeUndefined();
        const [right, wrong] = unchosen.map((id) => answer.split(id).length);
        expect(right).toBe(wrong);
      }
      return answers.length;
    };
    expect(await tellsNoKey([])).toBeGreaterThan(60);
    expect(await violationsAtBothWidths(student)).toEqual([]);
    await student.getByRole("button", { name: "Begin" }).click();
    await expect(student.getByRole("timer")).toHaveText(/^(10:00|9:\d\d)$/);
    await expect(question(student, "every row of both").locator("strong")).toHaveText("both");
    const idOf = (text: string) => question(student, "every row of both").getByLabel(text).inputValue();
    const unchosen = [await idOf("outer"), await idOf("left")];
    await question(student, "every row of both").getByLabel("inner").check();
    await question(student, "Which are keys").getByLabel("primary", { exact: true }).check();
    await question(student, "How many rows").getByRole("textbox").fill("۱۲");
    await expect(student.getByText("Read as 12")).toBeVisible();
    await question(student, "begins a query").getByRole("textbox").fill("choose");
    await student.getByRole("button", { name: "This order is my answer" }).click();
    await expect(student.getByText("Not answered yet")).toHaveCount(0);
    await expect(student.getByText("All answers are saved")).toBeVisible();
    expect(await violationsAtBothWidths(student)).toEqual([]);
    await tellsNoKey(unchosen);
    await student.getByRole("button", { name: "Hand in" }).click();
    await expect(student.getByText("Every question is answered.")).toBeVisible();
    await student.getByRole("button", { name: "Hand in now" }).click();
    await expect(student.getByText("Your answers are in.")).toBeVisible();
    await expect(student.getByText("You have used all your attempts.")).toBeVisible();

    await tellsNoKey(unchosen);

    await openHydrated(page, `${editor}/results`);
    const row = page.getByRole("row").filter({ hasText: person.name }).filter({ hasText: "Handed in" }).first();
    await expect(row).toBeVisible();
    await page.getByRole("button", { name: "Count “choose” as right" }).click();
    await expect(page.getByText("Counted as right from now on")).toBeVisible();
    await page.getByRole("button", { name: "Post grades" }).click();
    await expect(page.getByText("Students see their points.")).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.getByLabel(/No student can take the quiz any more/).check();
    await page.getByRole("button", { name: "Show the right answers" }).click();
    await expect(page.getByText("Students see the right answers.")).toBeVisible();
    await student.reload();
    await expect(student.getByRole("heading", { name: "The right answers" })).toBeVisible();
    expect((await sweep()).some((one) => one.includes("Zanzibar-Keyword"))).toBe(true);
    await expect(student.getByText("Right: Zanzibar-Keyword / choose")).toBeVisible();
    expect(await violationsAtBothWidths(student)).toEqual([]);
    await context.close();
  });
});

test.describe("a quiz under way", () => {
  test.use({ expectedErrors: ["ERR_CONNECTION_RESET", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED"] });

  test("loses no answer on a connection that is lost 20 times, nor by a reload while it is", {
    tag: ["@engine", "@thorough"],
  }, async ({ page, site }) => {
    test.slow();
    await signUpStudent(page, site, { batches: [batchId] });
    await openQuiz(page, quiz);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByText("All answers are saved")).toBeVisible();
    let cuts = 0;
    let isCut = false;
    // Every other cut comes after the server has the answers: only its acknowledgement is lost.
    await page.route("**/answers", async (route) => {
      if (!isCut) return await route.continue();
      isCut = false;
      cuts += 1;
      if (cuts % 2 === 0) await route.fetch();
      await route.abort("connectionreset");
    });
    const unsent = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("quiz-answers")));
    const number = question(page, "With which number").getByRole("textbox");
    const text = question(page, "Which HTML element").getByRole("textbox");
    for (let cut = 1; cut <= 20; cut += 1) {
      isCut = true;
      await number.fill(String(cut));
      await text.fill(`title ${cut}`);
      if (cut === 7) await question(page, "Which method").getByLabel("GET").check();
      if (cut === 9) await question(page, "sent with every request").getByLabel("A session cookie").check();
      if (cut === 11) await page.getByRole("button", { name: "This order is my answer" }).click();
      await expect.poll(() => cuts, { timeout: 15_000 }).toBe(cut);
      if (cut % 5 === 0) await openHydrated(page, new URL(page.url()).pathname);
      else await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(page.getByText("All answers are saved")).toBeVisible({ timeout: 15_000 });
      await expect.poll(unsent, { timeout: 15_000 }).toEqual([]);
    }
    expect(cuts).toBe(20);
    // The server's data, without anything that this browser may still hold.
    await page.evaluate(() => localStorage.clear());
    await openHydrated(page, new URL(page.url()).pathname);
    await expect(number).toHaveValue("20");
    await expect(text).toHaveValue("title 20");
    await expect(question(page, "Which method").getByLabel("GET")).toBeChecked();
    await expect(question(page, "sent with every request").getByLabel("A session cookie")).toBeChecked();
    await expect(page.getByText("Not answered yet")).toHaveCount(0);
    isCut = true;
    await page.getByRole("button", { name: "Hand in" }).click();
    await page.getByRole("button", { name: "Hand in now" }).click();
    await expect(page.getByText("Your answers are in.")).toBeVisible({ timeout: 15_000 });
  });
});

test("a quiz in two tabs shows the answer that counts in both", async ({ page, site, context }) => {
  await signUpStudent(page, site, { batches: [batchId] });
  await openQuiz(page, quiz);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("All answers are saved")).toBeVisible();
  const other = await context.newPage();
  await openHydrated(other, page.url());
  const textIn = (tab: Page) => question(tab, "Which HTML element").getByRole("textbox");
  await textIn(page).fill("title");
  await expect(textIn(other)).toHaveValue("title");
  await textIn(other).fill("heading");
  await expect(textIn(page)).toHaveValue("heading");
});

test.describe("without scripts, a quiz", () => {
  test("is taken with a form that saves and hands in @both", async ({ page, site, browser }) => {
    test.slow();
    // Another batch: few seats are free in the first.
    await signUpStudent(page, site, { batches: ["cyber-evening"] });
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled: false, storageState });
    const plain = await context.newPage();
    await plain.goto(`${site.origin}/classroom/quizzes`);
    await plain.getByRole("link", { name: quiz }).click();
    await plain.getByRole("button", { name: "Begin" }).click();
    await question(plain, "Which method").getByLabel("GET").check();
    await question(plain, "With which number").getByRole("textbox").fill("404");
    await question(plain, "Put it in order")
      .getByRole("button", { name: /^Move .* down/ })
      .first()
      .click();
    await expect(plain.getByText("Saved.")).toBeVisible();
    await expect(question(plain, "Which method").getByLabel("GET")).toBeChecked();
    await expect(plain.getByText("Not answered yet")).toHaveCount(2);
    await question(plain, "Which HTML element").getByRole("textbox").fill("title");
    await plain.getByRole("button", { name: "Hand in" }).click();
    await expect(plain.getByText("Your answers are in.")).toBeVisible();
    await context.close();
  });
});
