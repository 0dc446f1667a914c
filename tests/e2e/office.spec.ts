import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { contactForm } from "../support/contact-form.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { freePort } from "../support/free-port.ts";
import { codeOf } from "../support/office.ts";
import { png } from "../support/proofs.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { newPerson, signedUp } from "./support/account.ts";
import { headingLevels } from "./support/layout.ts";
import { acceptInvitation, inviteToStaff, joinStaff, joinStaffAlone, setUpApp } from "./support/office.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { startSite } from "./support/site.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test, visitorAddress } from "./support/test.ts";

/** A visitor writes to us. */
async function write(request: APIRequestContext, changes: Parameters<typeof contactForm>[0] = {}) {
  const email = `${randomUUID()}@example.com`;
  const sent = await request.post("/api/send-email", { data: contactForm({ email, ...changes }) });
  expect(sent.ok()).toBe(true);
  return email;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an invited owner sets up a second factor, and answers a first lead by keyboard alone", async ({
  page,
  site,
  request,
}) => {
  test.slow();
  const email = await write(request, { firstName: "محمد", lastName: "عبداللہ" });
  const person = newPerson();
  await acceptInvitation(page, await inviteToStaff(site, person), person);
  await setUpApp(page);
  // The latest first; other tests have written as well.
  await openHydrated(page, "/admin/leads?state=all");
  const lead = page.getByRole("row").filter({ hasText: email });
  await expect(lead).toContainText("in 23 h");
  await page.keyboard.press("j");
  await expect(page.getByRole("complementary").getByText(email)).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.type("Yes, on Saturday.\nSana");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("The e-mail is on its way.")).toBeVisible();
  const answer = () =>
    site.mails.find(({ to, parsed }) => to.includes(email) && /^Your question/.test(parsed.subject ?? ""));
  await expect.poll(() => answer()?.parsed.text, { timeout: 15_000 }).toContain("Yes, on Saturday.");
  await expect(page.getByRole("complementary").getByText("Answered", { exact: true })).toBeVisible();
  await expect(lead).toContainText("Answered");
});

test.describe("support", () => {
  test.use({ expectedErrors: ["403"] });

  test("a proof is confirmed beside what was expected, and the order is paid", async ({ page, site, request }) => {
    test.slow();
    const path = await orderPath(request);
    const [, , reference = ""] = new URL(path, site.origin).pathname.split("/");
    const proof = { name: "receipt.png", mimeType: "image/png", buffer: png(reference) };
    const address = `/api/payments/${reference}/proof${new URL(path, site.origin).search}`;
    expect((await request.post(address, { multipart: { proof } })).ok()).toBe(true);
    await joinStaff(page, site, "support");
    await openHydrated(page, "/admin");
    // Her request is there too.
    await page.locator(`a[href$="/payments/${reference}"]`).getByText("Lena Vogt").click();
    await expect(page.getByText("Is the money there?")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Receipt of/ })).toBeVisible();
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await expect(page.getByText(/^Payment confirmed/)).toBeVisible();
    await expect(page.getByRole("complementary").getByText("Paid", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Refund" })).toHaveCount(0);
    await page.goto("/admin/staff");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your role does not include this");
  });
});

test("a confirmed proof gives the seat, and the lectures open to the student", async ({ page, site, browser }) => {
  test.slow();
  const batch = "ai-weekend";
  const student = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": visitorAddress() } });
  const theirs = await student.newPage();
  const { email } = await signUpStudent(theirs, site);
  const data = planEnrolment({ email, course: "ai-machine-learning", batch });
  const { next } = await (await student.request.post(`${site.origin}/api/send-email`, { data })).json();
  const order = new URL(next, site.origin);
  const [, , reference = ""] = order.pathname.split("/");
  const proof = { name: "receipt.png", mimeType: "image/png", buffer: png(reference) };
  const sent = await student.request.post(`${site.origin}/api/payments/${reference}/proof${order.search}`, {
    multipart: { proof },
  });
  expect(sent.ok()).toBe(true);
  await openHydrated(theirs, `${site.origin}/recorded-lectures/${batch}`);
  await expect(theirs.getByRole("table", { name: "Recorded lectures" })).toHaveCount(0);

  await joinStaff(page, site, "support");
  await openHydrated(page, `/admin/payments/${reference}`);
  await expect(page.getByRole("complementary").getByText(/, a seat is held$/)).toBeVisible();
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await expect(page.getByText("Payment confirmed. The student was told, and the seat is theirs.")).toBeVisible();

  await openHydrated(theirs, `${site.origin}/recorded-lectures/${batch}`);
  await expect(theirs.getByRole("table", { name: "Recorded lectures" })).toBeVisible();
  await theirs
    .getByRole("button", { name: /^Watch/ })
    .first()
    .click();
  await expect(theirs.getByRole("dialog").locator("video")).toBeVisible();
  await student.close();
});

test("a passkey is made, opens the office the next time, and is removed once an app is there", {
  tag: "@engine",
}, async ({ browser }) => {
  test.slow();
  // A passkey belongs to a name; an address of loopback is none.
  const PORT = String(await freePort());
  const site = await startSite({ PORT, SITE_URL: `http://localhost:${PORT}` });
  const context = await browser.newContext({ baseURL: `http://localhost:${PORT}` });
  const page = await context.newPage();
  const authenticator = await context.newCDPSession(page);
  await authenticator.send("WebAuthn.enable");
  await authenticator.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const person = newPerson();
  await acceptInvitation(page, await inviteToStaff(site, person), person);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  await context.clearCookies({ name: "staff" });
  await page.goto("/admin/security");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("button", { name: "Show my recovery codes" }).click();
  await expect(page.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/)).toHaveCount(10);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await page.getByRole("link", { name: "Your sign-in" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("This is your only second factor. Set up another one first.")).toBeVisible();
  await page.getByRole("link", { name: "Set up an app" }).click();
  const key = (await page.getByRole("code").innerText()).trim();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(key));
  await page.getByRole("button", { name: "Check the code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeVisible();
  await page.getByRole("link", { name: "Your sign-in" }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByText("No passkey yet")).toBeVisible();
  const told = () => site.mails.filter(({ parsed }) => parsed.subject?.startsWith("Your second factor was changed"));
  await expect.poll(() => told().length, { timeout: 15_000 }).toBe(4);
  await context.close();
  await site.dispose();
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: ["401"] });

  test("asks to sign in, and keeps what was typed", async ({ page, site, request, context }) => {
    test.slow();
    const email = await write(request);
    const { key } = await joinStaffAlone(page, site);
    // Before the page is hydrated, a press would load another one, and lose the input.
    await openHydrated(page, "/admin/leads?state=all");
    await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
    await page.getByLabel("Your answer").fill("A long answer.");
    await context.clearCookies({ name: "staff" });
    await page.getByRole("button", { name: "Send e-mail" }).click();
    await expect(page.getByText(/Your session has ended/)).toBeVisible();
    await expect(page.getByLabel("Your answer")).toHaveValue("A long answer.");
    const again = page.waitForEvent("popup");
    await page.getByRole("link", { name: /sign in again/ }).click();
    const tab = await again;
    await tab.goto("/admin");
    await tab.getByLabel("Code", { exact: true }).fill(codeOf(key, 1));
    await tab.getByRole("button", { name: "Continue" }).click();
    await expect(tab.getByRole("heading", { level: 1, name: "Keep your recovery codes" })).toBeVisible();
    await page.getByRole("button", { name: "Send e-mail" }).click();
    await expect(page.getByText("The e-mail is on its way.")).toBeVisible();
  });
});

test.describe("without a place in the staff", () => {
  test.use({ expectedErrors: ["403"] });

  test("an account is told so; nobody is asked to sign in and led back", async ({ page, site }) => {
    await page.goto("/admin/leads?state=won");
    await expect(page).toHaveURL(/\/sign-in\?from=%2Fadmin%2Fleads%3Fstate%3Dwon$/);
    await signedUp(page, site);
    const answer = await page.goto("/admin/leads");
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This account is not of the staff");
    expect(await violationsAtBothWidths(page)).toEqual([]);
  });
});

test.describe("every screen", () => {
  test("has no violation in both themes at both widths, and an outline without gaps", async ({
    page,
    site,
    request,
  }) => {
    test.slow();
    test.setTimeout(240_000);
    const email = await write(request, { lastName: "خان نیازی" });
    const order = new URL(await orderPath(request), site.origin).pathname.split("/")[2];
    const person = newPerson();
    await acceptInvitation(page, await inviteToStaff(site, person), person);
    expect(await violationsAtBothWidths(page), "second factor").toEqual([]);
    await setUpApp(page);
    await page.goto("/admin/leads?state=all");
    await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
    await page.waitForURL(/leads\/[\da-f-]{36}/);
    const lead = new URL(page.url()).pathname;
    const card = await page.getByRole("link", { name: "Everything about this person" }).getAttribute("href");
    const screens = [
      "/admin",
      "/admin/leads",
      lead,
      card ?? "",
      "/admin/payments?state=all",
      `/admin/payments/${order}`,
    ];
    for (const screen of [
      ...screens,
      "/admin/figures",
      "/admin/discounts",
      "/admin/settings/money",
      "/admin/audit",
      "/admin/staff",
      "/admin/security",
      "/admin/codes",
      "/admin/verify?again",
    ]) {
      await page.goto(screen);
      expect(await violationsAtBothWidths(page), screen).toEqual([]);
      const levels = await headingLevels(page);
      expect(
        levels.filter((level) => level === 1),
        screen,
      ).toHaveLength(1);
    }
  });
});
