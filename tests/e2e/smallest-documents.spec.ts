import type { Page } from "@playwright/test";
import { callVerbAt } from "../support/ask-manage.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { fillDocument } from "./support/office-content.ts";
import { openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What is typed into a new document of each kind besides its name, and the page that shows it then. */
const smallest = {
  course: { fields: { description: "Warp, weft and a first scarf.", duration: "6 weeks" }, page: "/courses/" },
  service: { fields: { description: "We mend what is worn." }, page: "/services/" },
  project: { fields: { description: "A shawl for a wedding." }, page: "/portfolio" },
  teacher: { part: "Add this part: As a member of the team", fields: { "team.role": "Head weaver" }, page: "/about" },
  testimonial: { fields: { content: "I wove my first scarf here." }, page: "/" },
  question: { fields: { answer: "It is lent to you." }, page: "/" },
  policy: { fields: { "hero.lead": "Looms stay in the room." }, page: "/" },
  plan: { fields: { summary: "An evening a week." }, page: null },
  answer: { fields: { text: "Wool is on the second floor." }, page: null },
} satisfies Record<string, { fields: Record<string, string>; part?: string; page: string | null }>;

const names: Partial<Record<string, string>> = { question: "Who brings the loom?" };

/** Sections without a heading's text or with nothing below it, lists without an entry, and headings without a word. */
const emptyParts = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const said = (element: Element) => (element.textContent ?? "").trim();
    const isBare = (section: Element) => {
      const heading = section.querySelector("h2, h3");
      return heading !== null && said(section) === said(heading) && !section.querySelector("img, svg, form, a, button");
    };
    return [
      ...[...main.querySelectorAll("h1, h2, h3, h4, dt, dd, ul, ol, dl")].filter((one) => said(one) === ""),
      ...[...main.querySelectorAll("section, details")].filter(isBare),
    ].map((one) => one.outerHTML.slice(0, 200));
  });

for (const [kind, { fields, page: shownAt, ...given }] of Object.entries(smallest))
  test(`a new ${kind} of a name and a sentence is published, and its page is whole`, async ({ page, site }) => {
    await joinStaff(page, site);
    const name = names[kind] ?? `Weaving at night ${kind}`;
    await openHydrated(page, `/admin/content/new/${kind}`);
    await page.getByRole("main").getByRole("textbox").first().fill(name);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/content/${kind}/[\\w-]+$`));
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    if ("part" in given) await page.getByRole("button", { name: given.part }).click();
    await fillDocument(page, fields);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("It is on the site.")).toBeVisible();
    try {
      if (shownAt === null) return;
      const hasOwn = shownAt.endsWith("/") && shownAt !== "/";
      const path = kind === "policy" ? `/${id}` : `${shownAt}${hasOwn ? id : ""}`;
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("main").getByText(name).first()).toBeAttached();
      for (const text of Object.values(fields)) await expect(page.getByText(text).first()).toBeAttached();
      expect(await emptyParts(page)).toEqual([]);
      if (kind === "course" || kind === "service") expect(await violationsAtBothWidths(page)).toEqual([]);
    } finally {
      const key = { kind, id, locale: "en" };
      const listed = await callVerbAt<{ kind: string; id: string; version: number }[]>(site.dataDir, "listDocuments");
      const version = listed.find((one) => one.kind === kind && one.id === id)?.version;
      await callVerbAt(site.dataDir, "saveDraft", key, { document: null, version });
      await callVerbAt(site.dataDir, "publish", { only: [key] });
    }
  });
