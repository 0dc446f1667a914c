import type { Page } from "@playwright/test";
import { viewports } from "./support/accessibility.ts";
import { layOutEverything } from "./support/layout.ts";
import { joinStaff } from "./support/office.ts";
import { alfaFaults, ibmFaults } from "./support/other-engines.ts";
import { openHydrated } from "./support/page.ts";
import { signUpStudent } from "./support/student.ts";
import { expect, test } from "./support/test.ts";

/** Portal, classroom and office by Siteimprove's Alfa and IBM's checker; the audit asks both of every public page. */
const [desk, phone] = viewports;

/** Opens each screen once, half of them in the dark theme. */
async function grade(page: Page, paths: string[]) {
  for (const [at, path] of paths.entries()) {
    await page.emulateMedia({ colorScheme: at % 2 === 0 ? "light" : "dark" });
    await openHydrated(page, path);
    await layOutEverything(page);
    expect.soft([...(await alfaFaults(page)), ...(await ibmFaults(page))], path).toEqual([]);
  }
}

test("a student's screens have no fault by two other engines", { tag: "@thorough" }, async ({ page, site }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(phone ?? { width: 390, height: 844 });
  await signUpStudent(page, site, { batches: ["mern-weekend"] });
  const classroom = ["", "/work", "/quizzes", "/attendance", "/certificates", "/calendar"];
  await grade(page, ["/lms", "/account", ...classroom.map((path) => `/classroom${path}`)]);
});

test("the office's screens have no fault by two other engines", { tag: "@thorough" }, async ({ page, site }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(desk ?? { width: 1440, height: 900 });
  await joinStaff(page, site);
  const lists = ["", "/leads", "/payments", "/batches", "/batches/mern-weekend", "/content", "/figures", "/audit"];
  await grade(
    page,
    lists.map((path) => `/admin${path}`),
  );
});
