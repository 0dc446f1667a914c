import { parse } from "tldts";

/** Whom an answer may lead to. */
export interface OwnContacts {
  /** Addresses of ours, with scheme: what stands below them is ours as well. */
  links: string[];
  emails: string[];
  /** In E.164. */
  phones: string[];
}

/** Ways to reach a person or a program that no answer of ours uses. */
const otherScheme = /\b(?:whatsapp|tg|viber|skype|callto|sms|smsto|facetime|intent|geo|data|javascript|vbscript):\S/iu;
const anyScheme = /\b([a-z][a-z0-9+-]{0,20}):\/\//giu;
/** Something before and after an "@"; a handle has nothing before it. */
const mailbox = /[\p{L}\p{N}._%+'-]@[\p{L}\p{N}]/u;
/** Labels with full stops between them, and what follows them in an address. */
const site = /(?<![\p{L}\p{N}_-])([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(:\d+)?([/?#][^\s)\]>"']*)?/gu;
/** Digits in groups, as numbers are written for people. */
const digitGroups = /(?<![\p{L}\p{N},.])\+?\(?\d(?:[ \t().\u2010-\u2015-]{0,3}\d){6,17}(?![\p{L}\p{N}])/gu;
const isoDate = /\d{4}-\d{2}-\d{2}/g;

/** Last labels that lead nowhere on the public net, and yet are written like sites. */
const reserved = new Set(["example", "test", "invalid", "localhost", "local", "onion"]);
/** The names of things we teach that are written like sites. */
const technologies = new Set("asp.net ado.net vb.net ml.net socket.io readme.md d3.js".split(" "));
/** Endings of files as students write them, which are countries' too. */
const fileEndings = new Set(["py", "sh", "md", "rs", "pl", "ps"]);
/** Endings so plain that a capital after the full stop does not make it the end of a sentence. */
const plainEndings = new Set(["com", "net", "org", "info", "example"]);
/** Signs that are drawn as nothing, or as emphasis: they would hide a name from anybody who looks for it. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff\p{Bidi_Control}]|\*\*|`/gu;
const writtenDot = /\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/giu;
const digitsOfScripts = [0x0660, 0x06f0, 0x0966];

/** Whether a text leads anywhere or to anybody but these: by a link, a bare address, a mailbox or a telephone number. */
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
export function leadsTo(link: string, own: string): boolean {
  const [one, other] = [withoutWww(link), withoutWww(own).replace(/\/$/, "")];
  return one === other || ["/", "?", "#"].some((next) => one.startsWith(other + next));
}

/** Hosts are the same in small letters and capitals, paths are not. */
function withoutWww(link: string): string {
  const [, host = link, path = ""] = /^(https?:\/\/[^/?#]*)(.*)$/su.exec(link) ?? [];
  return host.toLowerCase().replace("//www.", "//") + path;
}

/** The text as a reader sees it, with the signs of other scripts in their plain form. */
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

/** The site in labels with full stops between them: all of them, or the first where a sentence goes on: "evil.com.Then". */
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

/** From abroad, in the national form, as one block, or in three groups and more that are no years. */
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
  // What follows after a space may be hours: "+92 300 0000142 24/7".
  return phones.some((own) => digits.startsWith(own) || (digits.length >= 9 && own.endsWith(digits)));
}
