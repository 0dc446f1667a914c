import { describe, expect, it } from "vitest";
import { schoolKinds } from "#domains/content/contract/own-school.ts";
import { messagesIn } from "#server/compose/words/messages.ts";
import { locales } from "#shared/formats/formats.ts";
import { demoNames, demoWords, demoWordsIn } from "../support/demo-words.ts";
import { everyEmailOf } from "../support/every-email.ts";
import { starterSite } from "../support/starter-site.ts";

/** The facts of a school, of which none is the demo's. */
const facts: Record<string, string> = {
  ...{ name: "Noor School", phone: "0300 7654321", e164: "+923007654321", email: "salaam@noor.example" },
  ...{ street: "14 Canal Road", area: "Cantt", city: "Multan", region: "Southern Punjab", postalCode: "60700" },
  ...{ country: "Oman", countryCode: "OM", currency: "OMR", symbol: "OMR", timeZone: "Asia/Muscat", year: "2026" },
};

/** Systems that the program itself knows by name, and the currency in a question that it refuses. */
const program = ["Raast", "PKR"];
const foundIn = (text: string, words: typeof demoNames) =>
  demoWordsIn(
    text,
    words.filter(({ word }) => !program.includes(word)),
  );

describe.each(locales)("the program's words in %s", (locale) => {
  it("name nobody, no place and no course of the demo", () => {
    expect(foundIn(JSON.stringify(messagesIn[locale]), demoNames)).toEqual([]);
  });
});

const kinds = schoolKinds.map((kind) => ({ kind, tags: kind === "school" ? [] : ["thorough"] }));

describe.each(kinds)("a school that begins as $kind", ({ kind, tags }) => {
  const { site } = starterSite(kind, facts);
  if (!site) throw new Error("This school is not whole.");
  const words = demoWords(JSON.stringify(starterSite("school", facts).site?.content));

  it.each(locales)("writes every e-mail in %s without a word of the demo", { tags }, (locale) => {
    const options = { siteUrl: "https://noor.example", picture: () => null };
    const found = Object.entries(everyEmailOf(site, options, () => "…", locale)).flatMap(([name, write]) => {
      const { subject, html, text } = write();
      // The samples' own links.
      const whole = [subject, html, text].join("\n").replaceAll("https://darsgah.example/", "/");
      return foundIn(whole, words).map((one) => `${name}: ${one}`);
    });
    expect(found).toEqual([]);
  });
});
