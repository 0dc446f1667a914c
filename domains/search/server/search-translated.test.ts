import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { translatedSite } from "../../../tests/support/translated-site.ts";
import { type SearchedBatch, searchDocuments } from "./search-documents.ts";
import { createSearchOfSite } from "./search-site.ts";

const batch: SearchedBatch = {
  courseId: demoContent.courses[0]?.id ?? "",
  name: "Evening",
  mode: "Online",
  instructor: "Ada Loom",
  schedule: "Monday",
  timing: "7:00 PM – 8:30 PM Pakistan time",
};

it("says a batch's days, hours and place in the site's language", () => {
  const site = createSite(demoContent, { ...demoSite.messages, ...messagesIn.ur });
  const [found] = searchDocuments(site, [batch]).filter(({ kind }) => kind === "batches");
  expect(found?.text).not.toMatch(/Monday|Pakistan|online/i);
  expect(found?.text).toContain(messagesIn.ur.labels.modes.Online);
});

const urdu = siteOf(translatedSite(), "ur");
if (!urdu) throw new Error("The demo is not open in Urdu.");

it("finds nothing in Urdu for letters that are no word", () => {
  expect(createSearchOfSite(urdu, [])("zzzz")).toEqual([]);
});

it("ends a sentence in Urdu once", () => {
  const texts = searchDocuments(urdu).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("۔"))).not.toEqual([]);
  expect(texts.filter((text) => /[۔؟]\./.test(text))).toEqual([]);
  // A part that came without a mark gets Urdu's own.
  expect(texts.filter((text) => /[کگںہیے]\.(?:\s|$)/.test(text))).toEqual([]);
});
