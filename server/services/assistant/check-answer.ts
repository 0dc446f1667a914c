import { createForeignContactFinder, leadsTo } from "#server/services/assistant/foreign-contacts.ts";
import { company } from "#shared/content/company.ts";

/** What is wrong with an answer, if anything. */
export type Fault = "secret" | "price" | "link";

/** A currency beside an amount, in figures or in words. */
const price =
  /(?:[$€£₨]|\b(?:usd|pkr|qar|rs\.?|rupees|dollars))\s*\d|\b\d[\d,.]*\s*(?:\/-|[$€£₨]|(?:usd|pkr|qar|rs|rupees?|dollars?|bucks|riyals?)\b)|\b(?:ninety[- ]nine|one hundred (?:and )?(?:forty|ninety)[- ]nine|two thousand)\s+(?:us )?(?:dollars|rupees|bucks)\b/iu;
/** What the market pays is no price of ours; the course page shows it to everybody (specification §9). */
const salary = /PKR\s*120,000\s*(?:to|-|–)\s*(?:PKR\s*)?500,000/gi;
/** Up to the sentence's own full stop; "data: what it tells" is a word before a colon. */
const address = /\b(?:(?:https?|ftp|data|javascript|vbscript|file):|www\.)[^\s)\]]*[^\s)\].,;!]/gi;
/** So many of a secret's words in a row are no coincidence. */
const telling = 7;
/** A secret of fewer characters, or one that is not set, may stand in any answer by chance. */
const shortestKey = 8;

const ownAddresses = [
  `https://wa.me/${company.whatsapp.e164.replace(/\D/g, "")}`,
  ...company.social.map(({ url }) => url),
];

/**
 * Makes a check of answers before they leave the server. An answer must hold none of `secrets` (a key) nor seven words
 * in a row of one of them (the instructions), lead to no page but ours, and name no price where prices are hidden
 * (specification §4). Nor may it name a mailbox, a telephone number or a site that is not ours. Texts that may be quoted from the secrets stand in `quotable`.
 */
export function createAnswerCheck(secrets: string[], quotable: string[], siteUrl: string) {
  const allowed = new Set(quotable.flatMap(runsOf));
  const told = new Set(secrets.flatMap(runsOf).filter((run) => !allowed.has(run)));
  const keys = secrets.filter((secret) => secret.length >= shortestKey);
  const ownLinks = [siteUrl, ...ownAddresses];
  const isOwn = (link: string) => ownLinks.some((own) => leadsTo(link, own));
  const leadsElsewhere = createForeignContactFinder({
    links: ownLinks,
    emails: company.emails.map(({ address: email }) => email),
    phones: [company.whatsapp.e164, ...company.phones.map(({ e164 }) => e164)],
  });
  return (answer: string, pricesShown: boolean): Fault | null => {
    if (keys.some((key) => answer.includes(key)) || runsOf(answer).some((run) => told.has(run))) return "secret";
    if (!pricesShown && price.test(answer.replace(salary, ""))) return "price";
    const links = answer.match(address) ?? [];
    return links.some((link) => !isOwn(link)) || leadsElsewhere(answer) ? "link" : null;
  };
}

/** Every run of so many words in a text. */
function runsOf(text: string): string[] {
  const words = Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word);
  return words.slice(telling - 1).map((_, at) => words.slice(at, at + telling).join(" "));
}
