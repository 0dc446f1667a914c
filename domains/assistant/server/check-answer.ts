import { parse } from "tldts";
import { mapAddress } from "#domains/assistant/rules/map-link.ts";
import type { Branch, Company } from "#domains/institute/contract.ts";

/** The fault of an answer, if it has one. */
export type Fault = "secret" | "price" | "link";

/** A currency beside an amount, in figures or spelled out. */
const price =
  /(?:[$€£₨]|\b(?:usd|pkr|qar|rs\.?|rupees|dollars))\s*\d|\b\d[\d,.]*\s*(?:\/-|[$€£₨]|(?:usd|pkr|qar|rs|rupees?|dollars?|bucks|riyals?)\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh)\s+(?:us )?(?:dollars|rupees|bucks)\b/iu;
/** "PKR 120,000 to 500,000". */
const marketRange = /^([A-Z]{3})\s*(\d[\d,]*)\s*(?:to|-|–)\s*(\d[\d,]*)$/;
/** An address without the sentence's own full stop; "data: what it tells" is a word before a colon. */
const address = /\b(?:(?:https?|ftp|data|javascript|vbscript|file):|www\.)[^\s)\]]*[^\s)\].,;!]/gi;
/** This many of a secret's words in a row are no coincidence. */
const telling = 7;
/** A shorter secret, or one that is not set, may appear in any answer by chance. */
const shortestKey = 8;

interface Checked {
  /** Keys and instructions. */
  secrets: string[];
  /** Texts that an answer may quote although they are part of a secret. */
  quotable: string[];
  siteUrl: string;
  company: Pick<Company, "whatsapp" | "social" | "emails" | "phones">;
  branches?: Pick<Branch, "phones" | "mapUrl">[];
  /** Figures of the market that pages show to everyone; salaries among them are no prices of ours. */
  marketFigures: string[];
}

/**
 * Makes the check of answers before they leave the server. An answer must hold none of `secrets` (a key) and no seven
 * words in a row of one (the instructions), except texts in `quotable`; lead only to our pages; name no mailbox, phone
 * number or site that is not ours; and name no price if prices are hidden (specification §4).
 */
export function createAnswerCheck({ secrets, quotable, siteUrl, company, branches = [], marketFigures }: Checked) {
  const allowed = new Set(quotable.flatMap(runsOf));
  const secretRuns = new Set(secrets.flatMap(runsOf).filter((run) => !allowed.has(run)));
  const keys = secrets.filter((secret) => secret.length >= shortestKey);
  const chat = `https://wa.me/${company.whatsapp.e164.replace(/\D/g, "")}`;
  const maps = branches.flatMap(({ mapUrl }) => (mapUrl ? [mapAddress(mapUrl)] : []));
  const ownLinks = [siteUrl, chat, ...company.social.map(({ url }) => url), ...maps];
  const salaries = marketFigures.flatMap((figure) => {
    const [, currency, least, most] = marketRange.exec(figure) ?? [];
    return currency ? [new RegExp(`${currency}\\s*${least}\\s*(?:to|-|–)\\s*(?:${currency}\\s*)?${most}`, "gi")] : [];
  });
  const withoutSalaries = (answer: string) => salaries.reduce((rest, salary) => rest.replace(salary, ""), answer);
  const isOwn = (link: string) => ownLinks.some((own) => leadsTo(link, own));
  const hasForeignContact = createForeignContactFinder({
    links: ownLinks,
    emails: company.emails.map(({ address: email }) => email),
    phones: [
      company.whatsapp.e164,
      ...company.phones.map(({ e164 }) => e164),
      ...branches.flatMap((one) => one.phones),
    ],
  });
  return (answer: string, pricesShown: boolean): Fault | null => {
    if (keys.some((key) => answer.includes(key)) || runsOf(answer).some((run) => secretRuns.has(run))) return "secret";
    if (!pricesShown && price.test(withoutSalaries(answer))) return "price";
    const links = answer.match(address) ?? [];
    return links.some((link) => !isOwn(link)) || hasForeignContact(answer) ? "link" : null;
  };
}

/** Every run of so many words in a text. */
function runsOf(text: string): string[] {
  const words = Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word);
  return words.slice(telling - 1).map((_, at) => words.slice(at, at + telling).join(" "));
}

interface OwnContacts {
  /** Our addresses, with scheme; every address below them is ours too. */
  links: string[];
  emails: string[];
  /** In E.164. */
  phones: string[];
}

/** Schemes that reach a person or a program and that no answer of ours uses. */
const otherScheme = /\b(?:whatsapp|tg|viber|skype|callto|sms|smsto|facetime|intent|geo|data|javascript|vbscript):\S/iu;
const anyScheme = /\b([a-z][a-z0-9+-]{0,20}):\/\//giu;
/** Text on both sides of an "@"; a handle has none before it. */
const mailbox = /[\p{L}\p{N}._%+'-]@[\p{L}\p{N}]/u;
/** Labels with full stops between them, with port and path. */
const site = /(?<![\p{L}\p{N}_-])([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(:\d+)?([/?#][^\s)\]>"']*)?/gu;
/** Digits in groups, as people write phone numbers. */
const digitGroups = /(?<![\p{L}\p{N},.])\+?\(?\d(?:[ \t().\u2010-\u2015-]{0,3}\d){6,17}(?![\p{L}\p{N}])/gu;
const isoDate = /\d{4}-\d{2}-\d{2}/g;

/** Last labels that do not exist on the public internet but look like sites. */
const reserved = new Set(["example", "test", "invalid", "localhost", "local", "onion"]);
/** Names of technologies that look like sites. */
const technologies = new Set("asp.net ado.net vb.net ml.net socket.io readme.md d3.js".split(" "));
/** File endings that are also countries' domains. */
const fileEndings = new Set(["py", "sh", "md", "rs", "pl", "ps"]);
/** Endings that are a site even with a capital after the full stop, not the start of a sentence. */
const plainEndings = new Set(["com", "net", "org", "info", "example"]);
/** Characters that are invisible or only emphasis: they could hide a name from the search. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff\p{Bidi_Control}]|\*\*|`/gu;
const writtenDot = /\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/giu;
const digitsOfScripts = [0x0660, 0x06f0, 0x0966];

/** Finds a link, a bare address, a mailbox or a phone number in a text that is not one of our own. */
export function createForeignContactFinder(own: OwnContacts): (text: string) => boolean {
  const ownHosts = new Set(own.emails.map((email) => email.toLowerCase().split("@")[1]));
  const ownEmails = own.emails.map(
    (email) =>
      new RegExp(`(?<![\\p{L}\\p{N}._%+'-])${email.replace(/[^\w@]/g, "\\$&")}(?![\\p{L}\\p{N}-]|\\.\\p{L})`, "giu"),
  );
  const ownLinks = own.links.map((link) => link.replace(/^http:/, "https:"));
  const phones = own.phones.map((number) => number.replace(/\D/g, ""));
  const isOwnSite = (host: string, rest: string) =>
    (ownHosts.has(host.toLowerCase()) && !rest.startsWith(":")) ||
    ownLinks.some((link) => leadsTo(`https://${host}${rest.replace(/(?<![.,;:!?])[.,;:!?]+$/, "")}`, link));

  const hasForeignSite = (text: string) =>
    [...text.matchAll(site)].some(([, dotted = "", port = "", path = ""]) => {
      const host = siteIn(dotted);
      return host !== null && !isOwnSite(host, host === dotted ? port + path : "");
    });
  const hasForeignPhone = (text: string) =>
    [...text.replace(isoDate, ";").matchAll(digitGroups)].some(
      ([number]) => isPhone(number) && !isOwnPhone(number, phones),
    );

  return (written) => {
    const text = ownEmails.reduce((soFar, email) => soFar.replace(email, " "), plain(written));
    if (otherScheme.test(text) || mailbox.test(text)) return true;
    const isWeb = ([, scheme = ""]: RegExpExecArray) => /^https?$/i.test(scheme);
    return ![...text.matchAll(anyScheme)].every(isWeb) || hasForeignSite(text) || hasForeignPhone(text);
  };
}

/** Whether a link leads to this address or below it; "https://our.example.evil.example" does not. */
function leadsTo(link: string, own: string): boolean {
  const [one, other] = [withoutWww(link), withoutWww(own).replace(/\/$/, "")];
  return one === other || ["/", "?", "#"].some((next) => one.startsWith(other + next));
}

/** Hosts ignore case; paths do not. */
function withoutWww(link: string): string {
  const [, host = link, path = ""] = /^(https?:\/\/[^/?#]*)(.*)$/su.exec(link) ?? [];
  return host.toLowerCase().replace("//www.", "//") + path;
}

/** The text as a reader sees it, with digits and full stops of other scripts in their plain form. */
function plain(text: string): string {
  const shown = text
    .replace(unseen, "")
    .normalize("NFKC")
    .replace(/[\u3002\uff61\u2024]/gu, ".");
  return shown.replace(writtenDot, ".").replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (digitsOfScripts.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
}

/** The site in dotted labels: all of them, or the first ones if a sentence follows, as in "evil.com.Then". */
function siteIn(dotted: string): string | null {
  const labels = dotted.split(".");
  for (let count = labels.length; count > 1; count -= 1) {
    const host = labels.slice(0, count).join(".");
    if (isSite(host, labels[count - 1] ?? "", count)) return host;
  }
  return null;
}

function isSite(host: string, ending: string, labels: number): boolean {
  const small = ending.toLowerCase();
  if (technologies.has(host.toLowerCase())) return false;
  if (fileEndings.has(small) && labels === 2) return false;
  // "It is done.In May": a full stop without its space.
  if (/^\p{Lu}\p{Ll}/u.test(ending) && !plainEndings.has(small)) return false;
  return reserved.has(small) || parse(host.toLowerCase()).isIcann === true;
}

/** A number in international or national form, in one block, or in three or more groups that are not years. */
function isPhone(number: string): boolean {
  const groups = number.match(/\d+/g) ?? [];
  const digits = groups.join("");
  if (number.startsWith("+") || number.startsWith("00")) return digits.length >= 7;
  if (/^\(?0/.test(number)) return digits.length >= 9;
  if (digits.length < 10) return false;
  return groups.length === 1 || (groups.length > 2 && !groups.every((group) => /^(?:19|20)\d\d$/.test(group)));
}

function isOwnPhone(number: string, phones: string[]): boolean {
  const digits = number.replace(/\D/g, "").replace(/^0+/, "");
  // Digits after a space may be hours: "+92 300 0000142 24/7".
  return phones.some((own) => digits.startsWith(own) || (digits.length >= 9 && own.endsWith(digits)));
}
