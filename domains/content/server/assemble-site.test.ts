import { expect, it } from "vitest";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { en } from "#server/compose/words/messages.ts";
import { demoFolder } from "#server/config/paths.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { makeSite } from "./assemble-site.ts";
import { readSeed } from "./seed.ts";

const urdu = "ur" as Locale;
const words = { messages: en, translations: [{ ...en, language: { lang: urdu, dir: "rtl" as const } }] };
const { documents } = readSeed(demoFolder());
const translated = documents.map((one) => ({ ...one, locale: urdu }));

/** The site in Urdu, of the English documents and these. */
function inUrdu(others: typeof documents) {
  const { site } = makeSite(words, [...documents, ...others], "2026-11-27");
  return site && siteOf(site, urdu);
}

it("has a site in every language in which each document stands", () => {
  expect(inUrdu(translated)?.messages.language).toEqual({ lang: "ur", dir: "rtl" });
});

it("has none in a language in which one is missing: no page is half in another language", () => {
  expect(inUrdu(translated.slice(1))).toBeNull();
  expect(inUrdu([])).toBeNull();
});
