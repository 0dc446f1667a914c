import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import type { Messages } from "#shared/words.ts";
import { everyEmailOf } from "../../tests/support/every-email.ts";
import { latinWords } from "../../tests/support/latin-words.ts";
import { phrasesOf, plainWords } from "../../tests/support/plain-words.ts";
import { markedWords, type Tree } from "../../tests/support/pseudo-language.ts";
import { translatedSite } from "../../tests/support/translated-site.ts";
import { emails } from "./emails.ts";
import { renderEmails } from "./render-emails.tsx";
import { messagesIn } from "./words/messages.ts";

const siteUrl = "https://darsgah.example";
const options = { siteUrl, picture: () => null };
const open = translatedSite();

/** A name that is nobody's word: what others write is in their own language. */
const typed = () => "نور";

/** A mail's text without addresses, people's addresses and hosts. */
const proseOf = (text: string) => text.replace(/https?:\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)+\b/g, " ");

/** The addresses of the site in a mail, without the language that they lead to. */
const addressesIn = (text: string) =>
  (text.match(/https:\/\/darsgah[^\s\u2068\u2069]+/g) ?? [])
    .map((one) => one.replace(/(\.example)\/(?:ur|ar)(?=\/|$)/, "$1"))
    .toSorted();

/** Codes, numbers of orders and amounts without their currency. */
const codesIn = (text: string) => (text.match(/\b[A-Z\d]{4}(?:-[A-Z\d]{4})+\b/g) ?? []).toSorted();

/** Written by the staff, as they typed it: an answer in Latin letters, and samples that show the marks of a text. */
const isTyped = (name: string) => /Roman Urdu|^announcement|^question, answered/.test(name);

const inEnglish = everyEmailOf(open, options, typed);

describe.each(["ur", "ar"] as const)("every email in %s", (locale) => {
  const translated = everyEmailOf(open, options, typed, locale);
  const other = locale === "ur" ? "ar" : "ur";
  const names = Object.keys(translated).filter((name) => !isTyped(name));

  it.each(names)("%s has no English word, its facts and its direction", (name) => {
    const { subject, html, text, brief } = translated[name]?.() ?? {
      subject: "",
      html: "",
      text: "",
      brief: undefined,
    };
    const said = [subject, text, ...(brief?.lines ?? []), brief?.action?.label ?? ""].map(proseOf).join("\n");
    expect(latinWords(said)).toEqual([]);
    expect(html).toMatch(new RegExp(`^<!doctype html><html dir="rtl" lang="${locale}">`));
    expect(html).not.toMatch(/text-align:\s*left|<(?:th|td) [^>]*align="left"[^>]*class="[^"]*fact-/);
    expect(html).not.toContain(`/${other}/`);
    const english = inEnglish[name]?.();
    expect(addressesIn(text)).toEqual(addressesIn(english?.text ?? ""));
    expect(codesIn(text)).toEqual(codesIn(english?.text ?? ""));
  });

  it("names a fact in Latin letters as one piece", () => {
    const course = "MERN Full Stack";
    const mails = everyEmailOf(open, options, (text) => (text === "MERN Full Stack" ? course : "نور"), locale);
    const { subject, text } = mails["seat, offered"]?.() ?? { subject: "", text: "" };
    expect(subject).toContain(`\u2068${course}\u2069`);
    expect(text).toContain(`\u2068${course}\u2069`);
  });

  it("leads to the pages of its language", () => {
    expect(translated["account, exists"]?.().text).toContain(`${siteUrl}/${locale}`);
    const closed = everyEmailOf(demoSite, options, typed, locale)["account, exists"]?.().text;
    if (!demoSite.languages.has(locale)) expect(closed).not.toContain(`${siteUrl}/${locale}`);
  });
});

describe("every email in marked words", () => {
  const marked = markedWords(messagesIn.en as unknown as Tree, messagesIn.ur as unknown as Tree) as unknown as Messages;
  const { content } = open.translations.get("ur") ?? open;
  const site = createSite(content, { ...marked, language: messagesIn.ur.language });
  const render = renderEmails(() => site, options);
  const phrases = phrasesOf(open, [], ["Zoom", "Google Meet"]);
  const samples = emails.flatMap((email) => Object.entries(email.samples(typed, "ur")));

  it.each(samples.filter(([name]) => !isTyped(name)))("%s has no other word", (_, write) => {
    const { subject, text, brief } = render(write);
    expect(text).toMatch(/[áéîôû]{2}|[áéîôû]\p{L}[áéîôû]/u);
    const said = [subject, ...text.split("\n"), ...(brief?.lines ?? []), brief?.action?.label ?? ""].map(proseOf);
    expect(said.flatMap((line) => plainWords(line, phrases))).toEqual([]);
  });
});
