import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { OwnSchool } from "#domains/content/contract/own-school.ts";
import type { BuiltProgram } from "../support/built-program.ts";
import { crawlForDemo, demoWordsBeside } from "../support/crawl-demo-words.ts";
import { outboxMails } from "../support/outbox-mails.ts";
import { completedEvent, signedPost, startStripePeer, stripeKeys } from "../support/stripe-peer.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { listenToNoise } from "./support/noise.ts";
import { becomeOwner, type Hands, startOnTerminal } from "./support/owner.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

test.use({ actionTimeout: 30_000 });

/** A visitor from a country, and the errors of the pages that they see. */
async function visitFrom(browser: Browser, { origin }: BuiltProgram, country: string) {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { "cf-ipcountry": country, "x-forwarded-for": visitorAddress() },
    reducedMotion: "reduce",
  });
  return { noise: listenToNoise(context, origin), visitor: await context.newPage() };
}

const askFrom =
  (country: string, { origin }: BuiltProgram) =>
  async (path: string) =>
    await fetch(`${origin}${path}`, {
      redirect: "manual",
      headers: { "CF-IPCountry": country, "X-Forwarded-For": visitorAddress() },
    });

/** Puts a school in the demo's place by the form of the office, with the choices by their names. */
async function makeSchool(hands: Hands, school: OwnSchool, choices: string[]) {
  const [kind = "", country = "", currency = ""] = choices;
  await hands.link("Make this my school");
  await hands.tick(kind);
  await hands.write({
    ...{ "Name of the school": school.name, Phone: school.phone, "E-mail address for visitors": school.email },
    ...{ "Street and number": school.street, "Part of town": school.area, Town: school.city },
    ...(school.postalCode && { "Postal code": school.postalCode }),
  });
  await hands.choose("Country", country);
  await hands.choose("Currency of your fees", currency);
  await hands.button("Make this my school");
  await expect(hands.main.getByText(`This is ${school.name} now.`)).toBeVisible({ timeout: 60_000 });
}

/** A batch from January to June; answers its id. */
async function addBatch(
  hands: Hands,
  { name, course, days, teacher, where }: Record<"name" | "course" | "teacher" | "where", string> & { days: string[] },
): Promise<string> {
  const { main } = hands;
  const page = main.page();
  await openHydrated(page, "/admin/batches/new");
  await hands.write({ Name: name });
  await hands.choose("Course", course);
  for (const day of days) await hands.tick(day);
  await hands.write({ From: "16:30", To: "18:00", "First day": "2027-01-03", "Last day": "2027-06-24" });
  await hands.write({ Seats: "12", "Students from elsewhere": "0", Description: "A small group." });
  const other = main.getByLabel("Someone who is not in the list", { exact: true });
  if (!(await other.isVisible())) await main.getByText("Someone who is not in the list").first().click();
  await other.fill(teacher);
  await hands.choose("Where", where);
  await hands.button("Add the batch");
  await expect(page).toHaveURL(/batches\/[^/]+\/settings/);
  return /batches\/([^/]+)\/settings/.exec(page.url())?.[1] ?? "";
}

test("a coaching academy in Doha teaches minors in two languages, and a guardian pays in riyals at the desk", {
  tag: "@thorough",
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-doha-"));
  const program = await startOnTerminal({ DATA_DIR: dataDir });
  // Qatar has no postal codes.
  const school: OwnSchool = {
    ...{ name: "Madar Academy مدار", phone: "4412 3456", email: "info@madar.example" },
    ...{ street: "Building 12, Zone 38", area: "Al Sadd", city: "Doha", region: "", postalCode: "" },
    ...{ country: "QA", currency: "QAR", kind: "coaching" },
  };
  const arabic = { course: "رياضيات الصف العاشر", batch: "الصف العاشر بالعربية", student: "يوسف المري" };
  try {
    const { page, hands } = await becomeOwner(browser, program, "هند السليطي Hind Al-Sulaiti");
    const { main } = hands;
    await makeSchool(hands, school, ["School subjects and examinations", "Qatar", "Qatari Riyal (QAR)"]);
    const { noise, visitor } = await visitFrom(browser, program, "QA");
    await visitor.goto("/courses");
    await expect(visitor.getByRole("heading", { name: school.name })).toBeVisible();

    await openHydrated(page, "/admin/content/plan/course");
    await hands.put({ title: "All classes", "fees.QAR": "450" });
    await hands.saveDraft();

    // What went with the demo is offered nowhere.
    await openHydrated(page, "/admin/content/new/course");
    const begins = main.getByLabel("Begin with").getByRole("option");
    await expect(begins).toHaveText(["An empty form", "A copy of: Mathematics, Class 10"]);
    await hands.write({ "Title of the course": arabic.course });
    await hands.choose("Begin with", "A copy of: Mathematics, Class 10");
    await hands.button("Begin");
    await expect(page).toHaveURL(/content\/course\/course-1/);
    await expect(main.locator("[name=plans]")).toHaveCount(1);
    await hands.put({
      ...{ slug: "riyadiyat-10", tagline: "من ثغرات العام الماضي إلى ورقة كاملة" },
      ...{ description: "دورة لطلاب الصف العاشر في مجموعات صغيرة، مع اختبار كل أسبوعين.", names: "رياضيات" },
      ...{ skills: "جبر\nهندسة", beginsWith: "اختبار قصير", suits: "إذا كان الطالب في الصف العاشر" },
      ...{ "page.hero.title": "رياضيات بلا خوف", "page.hero.lead": "ستة أشهر في مجموعة صغيرة." },
    });
    await main.locator("[name=lang]").selectOption({ label: "Arabic" });
    await hands.saveDraft();
    await hands.publishDrafts(/^Publish 3 drafts/);

    const where = "On site";
    const english = { name: "Class 10 in English", course: "Mathematics, Class 10", teacher: "Joseph Thomas" };
    await addBatch(hands, { ...english, where, days: ["Sunday", "Tuesday"] });
    const inArabic = { name: arabic.batch, course: arabic.course, teacher: "مريم العلي" };
    const batch = await addBatch(hands, { ...inArabic, where, days: ["Monday", "Wednesday"] });
    await hands.goLive();

    await openHydrated(visitor, "/courses/riyadiyat-10");
    const title = visitor.getByRole("heading", { level: 1, name: "رياضيات بلا خوف" });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS("direction", "rtl");
    await expect(visitor.getByText("QAR 450 per month").first()).toBeVisible();
    await expect(visitor.getByText("مريم العلي").first()).toBeVisible();
    await openHydrated(visitor, "/contact");
    const address = visitor.getByRole("main").locator("address").first();
    await expect(address).toHaveText("Building 12, Zone 38Al Sadd, DohaQatar");
    expect(noise).toEqual([]);

    // A father brings his son: the number is the father's.
    await openHydrated(page, "/admin/students/new");
    await hands.put({ name: arabic.student, phone: "5512 3456", guardianName: "خالد المري" });
    await hands.put({ guardianPhone: "5512 3456", guardianEmail: "khalid@family.example" });
    await hands.choose("Batch", arabic.batch);
    await hands.button("Add");
    await expect(page).toHaveURL(/people\/[\w-]{36}/);
    await expect(page.getByLabel("Their name").first()).toHaveValue("خالد المري");

    // The fee is the course's, and begins with the batch.
    await openHydrated(page, `/admin/batches/${batch}/fees`);
    await expect(main.getByLabel("Fee", { exact: true })).toHaveValue("450");
    await expect(main.getByLabel("From", { exact: true })).toHaveValue("2027-01");
    await hands.button("Show what each will owe");
    await hands.button("Open the fees");
    await expect(main.getByText("The fees of one student are open.")).toBeVisible();

    await openHydrated(page, "/admin/fees");
    await main.getByLabel("Name or phone").fill("يوسف");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Take QAR 450" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Received QAR 450" })).toBeVisible();
    const print = (await main.getByRole("link", { name: "Print" }).getAttribute("href")) ?? "";
    expect(await violationsAtBothWidths(page)).toEqual([]);
    await page.goto(print);
    const receipt = page.getByRole("main");
    for (const fact of [school.name, "QAR 450", arabic.student, arabic.course, "Al Sadd", "Doha, Qatar"])
      await expect(receipt.getByText(fact, { exact: false }).first()).toBeVisible();

    const foundIn = demoWordsBeside(school, { country: "Qatar", e164: "+97444123456", timeZone: "Asia/Qatar" });
    expect(foundIn(await receipt.innerText())).toEqual([]);
    expect(await crawlForDemo(askFrom("QA", program), foundIn)).toEqual({});
    test.info().annotations.push({ type: "clicks and keys", description: String(hands.pressed()) });
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("a teacher in Leeds sells one course in pounds, and a visitor from abroad pays by card", {
  tag: "@thorough",
}, async ({ browser }) => {
  test.setTimeout(600_000);
  const dataDir = await mkdtemp(join(tmpdir(), "darsgah-leeds-"));
  const stripe = await startStripePeer();
  const program = await startOnTerminal({ DATA_DIR: dataDir, ...stripeKeys, STRIPE_API_URL: stripe.origin });
  const school: OwnSchool = {
    ...{ name: "Anna Bell English", phone: "0113 496 0123", email: "anna@bell.example" },
    ...{ street: "8 Chapel Lane", area: "Headingley", city: "Leeds", region: "", postalCode: "LS6 3BW" },
    ...{ country: "GB", currency: "GBP", kind: "languages" },
  };
  try {
    const { page, hands } = await becomeOwner(browser, program, "Anna Bell");
    await makeSchool(hands, school, ["Languages", "United Kingdom", "British Pound (GBP)"]);
    await openHydrated(page, "/admin/content/plan/course");
    await hands.put({ title: "Live lessons", "fees.GBP": "95" });
    await hands.saveDraft();
    await hands.publishDrafts(/^Publish 2 drafts/);
    const batch = { name: "Sunday afternoons", course: "Spoken English", teacher: "Anna Bell", where: "Online" };
    await addBatch(hands, { ...batch, days: ["Sunday"] });
    await hands.goLive();

    const { noise, visitor } = await visitFrom(browser, program, "JP");
    await openHydrated(visitor, "/");
    await expect(visitor.getByText("£95").first()).toBeVisible();
    for (const absent of [/Services/, /Portfolio/, /Demo/])
      await expect(visitor.getByRole("link", { name: absent })).toHaveCount(0);
    await openHydrated(visitor, "/enrollnow?course=spoken-english");
    const form = visitor.getByRole("main");
    await form.getByLabel("First name").fill("Aiko");
    await form.getByLabel("Last name").fill("Tanaka");
    await form.getByLabel("E-mail").fill("aiko@example.com");
    await form.getByLabel("Phone").fill("+81 90 1234 5678");
    await form.getByRole("button", { name: "Proceed to Payment" }).click();
    await expect(visitor).toHaveURL(/\/payment\//);
    await expect(form.getByText("£95").first()).toBeVisible();
    expect(noise).toEqual([]);
    await form.getByRole("link", { name: "Pay by card" }).click();
    await expect(visitor.getByRole("heading", { name: "Pay here" })).toBeVisible();

    const { client_reference_id: reference = "", success_url: back = "", ...asked } = stripe.requests[0]?.form ?? {};
    expect(asked["line_items[0][price_data][currency]"]).toBe("gbp");
    expect(asked["line_items[0][price_data][unit_amount]"]).toBe("9500");
    const sessionId = new URL(visitor.url()).pathname.split("/").at(-1) ?? "";
    await visitor.goto(back);
    const event = completedEvent({ sessionId, reference, amount: 9500, currency: "gbp" });
    expect((await fetch(`${program.origin}/api/payments/stripe`, signedPost(event))).status).toBe(200);
    await expect(visitor.getByRole("heading", { level: 1, name: "Your place is paid for" })).toBeVisible();

    const paid = async () =>
      (await outboxMails(dataDir)).find(({ to, subject }) => to.includes("aiko@example.com") && /^Paid/.test(subject));
    await expect.poll(paid).toBeTruthy();
    const mail = (await paid())?.whole ?? "";
    for (const fact of ["£95", school.name, "Spoken English"]) expect(mail).toContain(fact);

    const place = { country: "United Kingdom", e164: "+441134960123", timeZone: "Europe/London" };
    const foundIn = demoWordsBeside(school, place);
    expect(await crawlForDemo(askFrom("JP", program), foundIn)).toEqual({});
    expect(foundIn(mail)).toEqual([]);
    test.info().annotations.push({ type: "clicks and keys", description: String(hands.pressed()) });
  } finally {
    await program.stop();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
