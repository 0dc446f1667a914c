import { expect, it } from "vitest";
import { schoolKinds } from "#domains/content/contract/own-school.ts";
import { demoWords, demoWordsIn } from "../support/demo-words.ts";
import { starterSite } from "../support/starter-site.ts";

/** The facts of a school, of which none is the demo's. */
const facts: Record<string, string> = {
  ...{ name: "Noor School", phone: "0300 7654321", e164: "+923007654321", email: "salaam@noor.example" },
  ...{ street: "14 Canal Road", area: "Cantt", city: "Multan", region: "Southern Punjab", postalCode: "60700" },
  ...{ country: "Oman", countryCode: "OM", currency: "OMR", symbol: "OMR", timeZone: "Asia/Muscat", year: "2026" },
};

it.each(schoolKinds)("a school that begins as %s is whole, and has no word of the demo", (kind) => {
  const { site, issues } = starterSite(kind, facts);
  expect(issues).toEqual([]);
  expect(site?.content.courses).toHaveLength(kind === "school" ? 0 : 1);
  expect(site?.messages.frame.lms).toBe("Classroom");
  const said = JSON.stringify(site?.content);
  // Sentences that would suit any school are in the demo too; its names and its trade are not.
  const neutral = JSON.stringify(starterSite("school", facts).site?.content);
  expect(demoWordsIn(said, demoWords(neutral))).toEqual([]);
  expect(said).not.toMatch(/darsgah|lahore|gulberg|software|mern|cyber/i);
});
