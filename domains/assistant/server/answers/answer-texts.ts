import type { SiteContent } from "#domains/content/contract/site-content.ts";
import { type Facts, factsOf, fillFacts } from "#domains/content/rules/fill-facts.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { withoutSentences } from "#domains/content/rules/without-sections.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats, type Locale, siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The name of a day of the week, 0 for Monday: in short in the site's own language, whole in another. */
function dayInWords(lang: Locale, place: number): string {
  if (lang === siteLocale) return (weekdays[place] ?? "").slice(0, 3);
  // 1 January 2024 was a Monday.
  return formats(lang)
    .moments({ weekday: "long" })("UTC")
    .format(new Date(Date.UTC(2024, 0, 1 + place)));
}

/** Days of the week: "Mon-Fri", or "Tue, Thu" where they do not follow each other. */
function daysInWords(lang: Locale, days: string[], fromTo: string): string {
  const places = days.map((day) => weekdays.indexOf(day)).sort((one, other) => one - other);
  const names = places.map((place) => dayInWords(lang, place));
  const follow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  if (!follow || names.length < 2) return lang === siteLocale ? names.join(", ") : listIn(lang)(names);
  return rangeIn(lang, names[0] ?? "", names.at(-1) ?? "", fromTo);
}

const rangeIn = (lang: Locale, least: string, most: string, fromTo: string) =>
  lang === siteLocale ? `${least}-${most}` : fillText(fromTo, { least, most });

/** "09:30" as "9:30 AM". */
function timeInWords(lang: Locale, clock: string): string {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  if (lang !== siteLocale)
    return formats(lang)
      .moments({ hour: "numeric", minute: "2-digit" })("UTC")
      .format(new Date(Date.UTC(2024, 0, 1, hour, minute)));
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * The hours for demo classes; windows that follow each other on the same days become one: "Mon-Fri 9:00 AM-7:00 PM".
 */
function demoHoursOf({ windows }: SiteContent["company"]["demo"], lang: Locale, fromTo: string): string {
  const spans: { days: string; opens: string; closes: string }[] = [];
  const inOrder = windows
    .map(({ days, opens, closes }) => ({ days: daysInWords(lang, days, fromTo), opens, closes }))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1));
  for (const { days, opens, closes } of inOrder) {
    const before = spans.find((span) => span.days === days && span.closes >= opens);
    if (before) before.closes = closes > before.closes ? closes : before.closes;
    else spans.push({ days, opens, closes });
  }
  const hoursOf = (opens: string, closes: string) =>
    rangeIn(lang, timeInWords(lang, opens), timeInWords(lang, closes), fromTo);
  return listIn(lang)(spans.map(({ days, opens, closes }) => `${days} ${hoursOf(opens, closes)}`));
}

/** The length of a demo class in minutes: "30 to 45". */
function demoMinutesOf({ windows }: SiteContent["company"]["demo"], fromTo: string): string {
  const lengths = windows.map(({ minutes }) => minutes).sort((one, other) => one - other);
  const [least = 0, most = least] = [lengths[0], lengths.at(-1)];
  return least === most ? String(least) : fillText(fromTo, { least, most });
}

/** "a, b and c" in a language. */
export const listIn = (lang: Locale) => (parts: string[]) => formats(lang).list("conjunction").format(parts);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Lines as a list of the answer's markup. */
export const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");

/** The texts and numbers of a document by their names, and further ones. */
export function valuesOf(document: object, more: Facts = {}): Facts {
  const own = Object.entries(document).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return { ...Object.fromEntries(own), ...more };
}

export const rowsOf = (documents: object[]) => documents.map((document) => valuesOf(document));

/** A text for each row, with the row's values. */
export const linesOf = (line: string, rows: Facts[]) => rows.map((row) => fillText(line, row));

/**
 * The program's words and the institute's answers of a site, with everything that does not depend on the question
 * filled in.
 */
export const answerTexts = oncePerObject(({ content, messages, sections }: Site) => {
  const words = withoutSentences(messages.assistantAnswers, sections);
  const facts = factsOfSite(content, words, messages.language.lang);
  return { words: fillFacts(words, facts), documents: fillFacts(content.answers, facts) };
});

type Words = Site["messages"]["assistantAnswers"];

function factsOfSite(content: SiteContent, { lines, parts, numbers }: Words, lang: Locale): Facts {
  const listed = listIn(lang);
  const { company, payment, courses, services, plans, projects, teachers, pages } = content;
  const { refund } = pages.terms;
  const inWords = ({ length }: unknown[]) => numbers[length] ?? String(length);
  const works = projects.map(({ category, client, duration, ...one }) =>
    category && client && duration
      ? fillText(lines.portfolio, {
          title: one.title,
          category: category.toLowerCase(),
          client: lowerFirst(client),
          duration,
        })
      : fillText(lines.work, valuesOf(one)),
  );
  return {
    ...factsOf("refund", refund),
    whatsapp: whatsappLink(company.whatsapp),
    demoHours: demoHoursOf(company.demo, lang, parts.fromTo),
    demoMinutes: demoMinutesOf(company.demo, parts.fromTo),
    hours: listed(company.hours.spans.map(({ words }) => words)),
    phones: bullets(linesOf(lines.phones, rowsOf(company.phones))),
    emails: bullets(linesOf(lines.emails, rowsOf(company.emails))),
    social: listed(company.social.map(({ name }) => name)),
    transfers: listed(payment.transfers.map(({ title }) => title)),
    refundTimes: bullets(linesOf(lines.refundTimes, rowsOf(refund.processing))),
    mission: lowerFirst(pages.about.mission.text),
    team: bullets(
      linesOf(
        lines.team,
        teachers.flatMap(({ name, team }) => (team ? [{ name, ...team }] : [])),
      ),
    ),
    faculty: bullets(
      linesOf(
        lines.faculty,
        teachers.flatMap(({ name, faculty }) => (faculty ? [valuesOf(faculty, { name })] : [])),
      ),
    ),
    portfolio: bullets(works),
    courseCount: inWords(courses),
    serviceCount: inWords(services),
    planCount: inWords(plans),
    projectCount: inWords(projects),
    courseLinks: listed(linesOf(parts.courseLink, rowsOf(courses))),
    courseTimes: listed(linesOf(parts.courseTime, rowsOf(courses))),
  };
}
