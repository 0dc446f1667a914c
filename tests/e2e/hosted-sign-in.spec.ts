import { demoSite } from "#content/demo-site.ts";
import { clerkEnvironment, clerkKeys } from "../support/clerk.ts";
import { isProvidersCode } from "./support/noise.ts";
import { type Site, startSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

const { notFound, assistant } = demoSite.messages;

/** Specification §9: the provider's script has 15,000 ms and up to five retries; §1: its widgets on the same routes. */
test.describe("sign-in at a provider", { tag: "@thorough" }, () => {
  // One program is started for all of them.
  test.describe.configure({ mode: "default" });
  let hosted: Site;
  const host = "clerk.site.example";
  test.beforeAll(async () => {
    test.setTimeout(150_000);
    hosted = await startSite(clerkEnvironment(clerkKeys(), host));
  });
  test.afterAll(async () => await hosted.dispose());

  test("says so when the provider's script cannot be loaded, and tries again when asked", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: hosted.origin });
    const page = await context.newPage();
    const asked: string[] = [];
    let works = false;
    const code: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (isProvidersCode(pathname)) code.push(pathname);
    });
    await page.route(`https://${host}/**`, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      if (!works) return await route.abort();
      const body = `window.Clerk = { isSignedIn: false, load: async () => {}, unmountSignIn() {},
        mountSignIn: (place) => { place.textContent = "The provider's own form" } }; window.__internal_ClerkUICtor = class {};`;
      await route.fulfill({ contentType: "text/javascript", headers: { "access-control-allow-origin": "*" }, body });
    });
    const answer = await page.goto("/lms");
    await expect(page).toHaveURL(/\/sign-in\?from=%2Flms$/);
    expect(answer?.headers()["content-security-policy"]).toContain(`https://${host}`);
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice.getByRole("heading", { name: "The sign-in could not be loaded" })).toBeVisible({
      timeout: 45_000,
    });
    // The code that counts as noise in every other test is loaded here.
    expect(new Set(code).size).toBe(1);
    // Two scripts, each retried on its own: the first to have failed six times ends it.
    const tries = [...Map.groupBy(asked, (path) => path).values()].map(({ length }) => length);
    expect(tries).toHaveLength(2);
    expect(Math.max(...tries)).toBe(6);
    works = true;
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The provider's own form")).toBeVisible();
    await context.close();
  });

  test("finds no form of our own accounts, and the page that says so has its frame from a file", async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: hosted.origin });
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/about");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/confirm-email" });
      document.body.append(form);
      form.submit();
    });
    expect((await answer).status()).toBe(404);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    expect(await page.evaluate(() => "sentFrame" in window)).toBe(true);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await page.getByRole("button", { name: assistant.launcher.menu }).click();
    await page.getByRole("button", { name: assistant.launcher.open }).click();
    await expect(page.getByRole("dialog").getByText(assistant.note)).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("leaves every other page's policy as strict as it is", async ({ request }) => {
    const policy = (await request.get(`${hosted.origin}/about`)).headers()["content-security-policy"];
    expect(policy).not.toContain(host);
    expect(policy).not.toContain("unsafe-inline");
  });
});
