import { expect, it } from "vitest";
import { languagesOf, siteOf, siteOfFrame, siteOfPage } from "#domains/content/rules/site-of.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { demoFolder } from "#server/config/paths.ts";
import { makeSite } from "./assemble-site.ts";
import { readSeed } from "./seed.ts";

const words = { messages: en, translations: [messagesIn.ur, messagesIn.ar] };
const { documents } = readSeed(demoFolder());

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
