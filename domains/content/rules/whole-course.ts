import type { ListDocument } from "#domains/content/contract/kinds.ts";
import { cutText } from "#shared/cut-text.ts";

type CourseDocument = ListDocument<"course">;
type Page = CourseDocument["page"];
type Pattern = NonNullable<CourseDocument["pattern"]>;

/** What a course has whether its document says it or not. */
export interface WholeCourse {
  cardTitle: string;
  tagline: string;
  months: number;
  pattern: Pattern;
  page: Omit<Page, "meta" | "hero"> & Required<Pick<Page, "meta" | "hero">>;
}

/** The covers of courses that name none. */
const patterns: [Pattern, ...Pattern[]] = [
  { tiling: "4.8.8", hue: "emerald", angle: 67.5 },
  { tiling: "4.6.12", hue: "plum", angle: 58 },
  { tiling: "3.4.6.4", hue: "lapis", angle: 62 },
  { tiling: "3.12.12", hue: "brick", angle: 60 },
];

/** The cover of a course by its id, always the same one. */
export function patternOf(id: string): Pattern {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return patterns[sum % patterns.length] ?? patterns[0];
}

/** What a course's document leaves out, made of its title, its description and its duration. */
export function wholeCourse(id: string, course: CourseDocument, institute: string): WholeCourse {
  const { title, description, duration, cardTitle, tagline, months, pattern, page } = course;
  const short = firstSentence(description);
  return {
    cardTitle: cardTitle ?? clip(title, 80),
    tagline: tagline ?? clip(short, 200),
    months: months ?? monthsIn(duration) ?? 1,
    pattern: pattern ?? patternOf(id),
    page: {
      ...page,
      meta: page.meta ?? { title: `${clip(title, 60)} | ${institute}`, description: clip(tagline ?? short, 300) },
      hero: page.hero ?? { title, lead: tagline ?? clip(description, 600) },
    },
  };
}

/** The first sentence of a text, on one line. */
export function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return /^.+?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}

/** The months of a duration given as text: "4 months", "10 weeks"; undefined if it names neither. */
export function monthsIn(duration: string): number | undefined {
  const [, number, unit = ""] = /\b(\d{1,3}) ?(month|week)/i.exec(duration) ?? [];
  if (number === undefined) return undefined;
  const months = unit.toLowerCase() === "week" ? Math.ceil(Number(number) / 4.4) : Number(number);
  return Math.min(36, Math.max(1, months));
}

/** A text in at most `most` characters, cut after a word. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${cutText(text, most - 1).replace(/\s+\S*$/, "")}…`;
}
