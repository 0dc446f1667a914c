import { demoContent } from "#content/demo-site.ts";
import { factsOf } from "#domains/content/rules/fill-facts.ts";
import { en } from "#server/compose/words/messages.ts";

/** A word of the demo institute, and how it is found in a text. */
interface DemoWord {
  word: string;
  pattern: RegExp;
}

const { company, payment, courses, services, projects, teachers, testimonials, pages } = demoContent;
const { street, area, city, region, postalCode } = company.address;

/** Names of the institute, its offers, its place and its people. */
const names = [
  ...[company.name, company.nameUrdu ?? "", company.fullName, company.legalName, company.tagline],
  ...[street, area, city, region ?? "", postalCode ?? "", ...area.split(" ")],
  ...company.phones.flatMap(({ display, e164 }) => [display, e164, e164.slice(-7)]),
  ...[company.examplePhone, company.whatsapp.e164.slice(1), company.demo.joinUrl],
  ...company.emails.flatMap(({ address }) => [address, address.split("@")[1] ?? ""]),
  ...payment.transfers.filter(({ id }) => id !== "bank").map(({ title }) => title),
  ...payment.localPrices.map(({ currency }) => currency),
  ...courses.flatMap(({ id, title, cardTitle, landingPath }) => [id, title, cardTitle, landingPath.slice(1)]),
  ...services.flatMap(({ id, title, landingPath }) => [id, title, landingPath.slice(1)]),
  ...projects.flatMap(({ id, title }) => [id, title]),
  ...teachers.flatMap(({ name, faculty }) => [name, ...(faculty ? [faculty.university] : [])]),
  ...testimonials.map(({ name }) => name),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const bounded = (text: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags);

/** The names alone. */
export const demoNames: DemoWord[] = names
  .filter((name) => name.length > 2)
  .map((word) => ({ word, pattern: bounded(word, "iu") }));

/** Words of the program itself; it has time zones to choose from, needs JavaScript, and names search terms. */
const program = JSON.stringify(en);

/** Tools and topics, as proper names: "Python", "SQL", and the time zone. */
const tools = [
  ...courses.flatMap(({ skills, parts, names: called }) => [...skills, ...parts, ...called]),
  ...services.flatMap(({ technologies, parts }) => [...technologies, ...parts]),
  ...pages.search.queries,
  company.hours.timeZone,
].filter((tool) => /\p{Lu}/u.test(tool) && !program.includes(tool));

/** Texts too long to coincide by chance, unless the program itself or `other` contains them. */
function sentences(other: string): string[] {
  return Object.values(factsOf("", demoContent))
    .filter((text): text is string => typeof text === "string" && text.length >= 24)
    .map((text) => JSON.stringify(text).slice(1, -1))
    .filter((text) => !program.includes(text) && !other.includes(text));
}

/** The demo's words that another institute, whose content as JSON is `other`, does not use itself. */
export function demoWords(other: string): DemoWord[] {
  const isOthers = (pattern: RegExp) => pattern.test(other);
  const words = [
    ...demoNames,
    ...tools.map((word) => ({ word, pattern: bounded(word, "u") })),
    ...sentences(other).map((word) => ({ word, pattern: new RegExp(escaped(word), "i") })),
  ];
  return words.filter(({ pattern }) => !isOthers(pattern));
}

/** The demo's words in a text, each once with its surroundings. */
export function demoWordsIn(text: string, words: DemoWord[]): string[] {
  // A pattern with bounds is tried at each letter, which takes a hundred times as long as looking for the word.
  const lower = text.toLowerCase();
  return words.flatMap(({ word, pattern }) => {
    const at = lower.includes(word.toLowerCase()) ? text.search(pattern) : -1;
    return at < 0 ? [] : [`${word.slice(0, 60)} in “${text.slice(Math.max(0, at - 50), at + word.length + 30)}”`];
  });
}
