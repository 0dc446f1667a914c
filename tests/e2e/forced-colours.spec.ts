import type { Page } from "@playwright/test";
import { joinStaff } from "./support/office.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/**
 * Readers who choose the colours of all pages themselves: grounds and shadows are gone. What was a button by its ground
 * needs an edge, and what is chosen another look than what is not.
 */
const chosenOnes =
  "a[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], label:has(> input[type=radio]:checked)";

/** Marks what is a button by its ground alone, as long as the page has its own colours. */
async function markGrounds(page: Page) {
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return "";
    };
    for (const one of document.querySelectorAll("button, a.button, [role=tab], [role=button]")) {
      const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (isShown && groundOf(one) !== groundOf(one.parentElement)) one.setAttribute("data-had-ground", "");
    }
  });
}

/** The marked buttons that have no edge in forced colours. */
const withoutEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-had-ground]")]
      .filter((one) => {
        const { borderTopWidth, borderTopStyle, forcedColorAdjust } = getComputedStyle(one);
        const hasEdge = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== "none";
        return !hasEdge && forcedColorAdjust !== "none";
      })
      .map((one) => `without an edge: ${one.getAttribute("aria-label") || one.textContent}`),
  );

/** What is chosen, and looks as one of its neighbours that is not. */
const alike = (page: Page) =>
  page.evaluate((chosen) => {
    const lookOf = (element: Element) => {
      const { backgroundColor, color, borderBlockEnd, outline, textDecorationLine, fontWeight } =
        getComputedStyle(element);
      return [backgroundColor, color, borderBlockEnd, outline, textDecorationLine, fontWeight].join();
    };
    const neighbourOf = (one: Element) => {
      const list = one.closest("ul, ol, [role=tablist], [role=group], fieldset, nav, div");
      const peers = [...(list?.querySelectorAll(one.tagName) ?? [])];
      return peers.find((peer) => !peer.matches(chosen) && !one.contains(peer) && peer.checkVisibility());
    };
    return [...document.querySelectorAll(chosen)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const other = neighbourOf(one);
        return other !== undefined && lookOf(one) === lookOf(other);
      })
      .map((one) => `looks as what is not chosen: ${one.tagName} ${one.getAttribute("aria-label") || one.textContent}`);
  }, chosenOnes);

async function unseen(page: Page): Promise<string[]> {
  await markGrounds(page);
  await page.emulateMedia({ forcedColors: "active" });
  return [...(await withoutEdge(page)), ...(await alike(page))];
}

async function expectSeen(page: Page, paths: string[]) {
  for (const path of paths) {
    await openHydrated(page, path);
    expect.soft(await unseen(page), path).toEqual([]);
  }
}

test("the site's buttons and what is chosen on it can be told apart", async ({ page }) => {
  await expectSeen(page, ["/", "/courses/data-analyst", "/batches", "/contact", "/sign-in"]);
  await openHydrated(page, "/portfolio");
  await page.getByRole("button", { name: "Digital Marketing" }).click();
  expect.soft(await unseen(page), "a chip is chosen").toEqual([]);
  await openHydrated(page, "/enrollnow");
  await page.getByRole("radio", { name: "Standard" }).check({ force: true });
  expect.soft(await unseen(page), "a plan is chosen").toEqual([]);
  await openHydrated(page, "/FreeDemo#book");
  expect.soft(await unseen(page), "a day is chosen").toEqual([]);
});

test("the button of the page that checks certificates has an edge", async ({ page }) => {
  await page.goto("/verify");
  expect(await unseen(page)).toEqual([]);
});

test("portal and classroom show their buttons and the active tab", { tag: "@thorough" }, async ({ page, site }) => {
  test.slow();
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  const classroom = ["", "/work", "/quizzes", "/attendance", "/certificates", "/calendar"];
  await expectSeen(page, ["/lms", "/account", ...classroom.map((path) => `/classroom${path}`)]);
});

test("the office shows its buttons, the active tab and the filter that is on", { tag: "@thorough" }, async ({
  page,
  site,
}) => {
  test.slow();
  await joinStaff(page, site);
  const screens = ["", "/leads", "/leads?state=new", "/payments", "/payments?state=all", "/batches"];
  const ofBatch = ["", "/lectures", "/attendance", "/settings"].map((path) => `/batches/mern-weekend${path}`);
  await expectSeen(
    page,
    [...screens, ...ofBatch, "/figures", "/content", "/audit"].map((path) => `/admin${path}`),
  );
});
