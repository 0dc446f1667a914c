import { describe, expect, it } from "vitest";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { languagesOf, siteOf, siteOfFrame, siteOfPage } from "#domains/content/rules/site-of.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { demoFolder } from "#server/config/paths.ts";
import { assembleSite, makeSite } from "./assemble-site.ts";
import { readSeed } from "./seed.ts";

const words = { messages: en, translations: [messagesIn.ur, messagesIn.ar] };
const all = readSeed(demoFolder()).documents;
const documents = all.filter(({ locale }) => locale === "en");

/** The demo's documents, and some of them in Urdu as well. */
function withUrdu(isTranslated: (name: string) => boolean) {
  const translated = documents.filter(({ kind, id }) => isTranslated(`${kind}/${id}`));
  const { site } = makeSite(
    words,
    [...documents, ...translated.map((one) => ({ ...one, locale: "ur" }))],
    "2026-11-27",
  );
  if (!site) throw new Error("The demo is not whole.");
  return site;
}

const languageOf = ({ messages }: { messages: typeof en }) => messages.language.lang;

it("is open in every language that has the words around the pages, and in no other", () => {
  const site = withUrdu(() => true);
  expect(siteOf(site, "ur")?.messages.language).toEqual({ lang: "ur", dir: "rtl" });
  expect(siteOf(site, "ar")).toBeNull();
  expect(
    siteOf(
      withUrdu((name) => name !== "page/navigation"),
      "ur",
    ),
  ).toBeNull();
  expect([...withUrdu(() => false).languages.keys()]).toEqual(["en"]);
});

it("shows a page in its document's own language, within the frame of the address", () => {
  const site = withUrdu((name) => name !== "page/about" && name !== "course/mern-full-stack-development");
  const shown = [
    "/ur",
    "/ur/about",
    "/ur/courses/mern-full-stack-development",
    "/ur/batches/mern-full-stack-development",
    "/ur/sign-in",
  ];
  expect(shown.map((path) => languageOf(siteOfPage(site, path)))).toEqual(["ur", "en", "en", "en", "ur"]);
  expect(shown.map((path) => languageOf(siteOfFrame(siteOfPage(site, path), path)))).toEqual(shown.map(() => "ur"));
  expect(languageOf(siteOfPage(site, "/ur/about.data"))).toBe("en");
  expect(["/", "/about", "/ar/about", "/urdu"].map((path) => languageOf(siteOfPage(site, path)))).toEqual([
    "en",
    "en",
    "en",
    "en",
  ]);
});

it("names the languages in which a page can be read, asked in any of them", () => {
  const site = withUrdu((name) => name !== "page/about");
  const urdu = siteOf(site, "ur") ?? site;
  expect([site, urdu].map((one) => ["/", "/about", "/batches"].map((path) => languagesOf(one, path)))).toEqual(
    Array(2).fill([["en", "ur"], ["en"], ["en", "ur"]]),
  );
});

it("marks what is not translated with its language", () => {
  const urdu = siteOf(
    withUrdu((name) => name !== "course/mern-full-stack-development"),
    "ur",
  );
  expect(urdu?.content.courses.map(({ id, lang }) => [id, lang])).toContainEqual(["mern-full-stack-development", "en"]);
  expect(urdu?.content.courses.filter(({ lang }) => lang === undefined).length).toBeGreaterThan(1);
});

describe("the demo institute in three languages", () => {
  type Fields = Record<string, unknown>;
  const [course] = documents.filter(({ kind }) => kind === "course");
  if (!course) throw new Error("The demo has courses.");

  /** The site after documents have changed, each given by its fields; null is withdrawn. */
  function after(changes: [kind: string, id: string, locale: string, fields: Fields | null][]) {
    const next = all.flatMap((one) => {
      const change = changes.find(([kind, id, locale]) => kind === one.kind && id === one.id && locale === one.locale);
      if (!change) return [one];
      return change[3] === null ? [] : [{ ...one, document: { ...(one.document as Fields), ...change[3] } }];
    });
    return assembleSite(words, next, "2026-11-27", { standing: all });
  }
  const inUrdu = ({ site }: ReturnType<typeof after>) => siteOf(site as Site, "ur") as Site;

  it("says the facts of the original at once: a course's rating, the company's year and phone", () => {
    const company = documents.find(({ kind }) => kind === "company")?.document as SiteContent["company"] | undefined;
    const [phone, ...others] = company?.phones ?? [];
    const site = inUrdu(
      after([
        ["course", course.id, "en", { rating: 3.5 }],
        ["company", "company", "en", { phones: [{ ...phone, display: "042 1" }, ...others], founded: 1999 }],
      ]),
    );
    expect(site.content.courses.find(({ id }) => id === course.id)?.rating).toBe(3.5);
    expect(site.content.company.phones[0]).toMatchObject({ display: "042 1" });
    expect(site.content.company.phones[0]?.label).not.toBe(phone?.label);
    expect(site.content.company.founded).toBe(1999);
  });

  it("shows the original of a translation that has parts of another number, and is open all the same", () => {
    const home = documents.find(({ kind, id }) => kind === "page" && id === "home")?.document as Fields;
    const lists = Object.entries(home).filter(([, value]) => typeof value === "object");
    const longest = lists.find(([, value]) => JSON.stringify(value).includes("[{"));
    const grown = JSON.parse(JSON.stringify(longest?.[1]), (_, value: unknown) =>
      Array.isArray(value) && typeof value[0] === "object" ? value.slice(0, -1) : value,
    ) as unknown;
    const site = inUrdu(after([["page", "home", "en", { [longest?.[0] ?? ""]: grown }]]));
    expect([languageOf(siteOfPage(site, "/ur")), languageOf(siteOfFrame(site, "/ur"))]).toEqual(["ur", "ur"]);
    expect(site.languages.get("ur")?.has("page/home")).toBe(true);
  });

  it("is whole without a document that translations name, and they wait for their mending", () => {
    const made = after([["question", "home-1", "ur", { answer: "{course.gone.title}" }]]);
    expect(made.issues).toMatchObject([{ kind: "question", id: "home-1", locale: "ur", field: "answer" }]);
    const standing = all.map((one) =>
      one.id === "home-1" && one.locale === "ur" ? { ...one, document: { answer: "{course.gone.title}" } } : one,
    );
    const { site, issues } = assembleSite(words, standing, "2026-11-27", { standing });
    expect(issues).toEqual([]);
    expect(site?.languages.get("ur")?.has("question/home-1")).toBe(true);
    expect(site && siteOf(site, "ur")?.content.questions.find(({ id }) => id === "home-1")?.lang).toBe("en");
  });

  it("refuses a link of a translation that leads nowhere when it is published, and not later", () => {
    const linking = { answer: "[یہاں](/no-such-page)" };
    expect(after([["question", "home-1", "ur", linking]]).issues).toMatchObject([{ id: "home-1", locale: "ur" }]);
    const standing = all.map((one) =>
      one.id === "home-1" && one.locale === "ur" ? { ...one, document: linking } : one,
    );
    expect(assembleSite(words, standing, "2026-11-27", { standing }).issues).toEqual([]);
  });
});
