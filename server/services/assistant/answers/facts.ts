import type { Asked } from "#shared/contracts/assistant-content.ts";
import type { Company } from "#shared/contracts/content/company.ts";
import type { SiteContent } from "#shared/contracts/content/site-content.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";

/** What an answer may use besides the site's own content. */
export type AnswerFacts = Pick<Asked, "pricesShown" | "batches" | "today">;

/** The ways to a person, as links. */
export const ways = ({ company }: Pick<SiteContent, "company">) => ({
  contact: "[contact page](/contact)",
  demo: "[free demo class](/FreeDemo)",
  enrol: "[enrolment form](/enrollnow)",
  courses: "[courses](/courses)",
  services: "[services](/services)",
  refund: "[refund policy](/refund-policy)",
  whatsapp: `[WhatsApp](${whatsappLink(company.whatsapp)})`,
});

/** "$99": an amount of the company's currency, without its decimals. */
export function money({ company }: Pick<SiteContent, "company">, amount: number): string {
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: company.currency.code,
    maximumFractionDigits: 0,
  });
  return format.format(amount);
}

/** "Tuesday, 1 December 2026", from an ISO date. */
export function dayInWords(isoDate: string): string {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** Words as a sentence lists them: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat("en-GB").format(parts);
}

/** Lines as a list of the answer's markup. */
export function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** The office hours in words: "Mon-Fri 9:00 AM-7:00 PM and Sat 10:00 AM-4:00 PM". */
export function officeHours({ hours, address }: Company): string {
  return `${listed(hours.spans.map(({ words }) => words))}, ${address.country} time`;
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "four": how many there are, in words up to twelve. */
export function inWords(list: readonly unknown[]): string {
  return numbers[list.length] ?? String(list.length);
}

/** The text with a capital first letter, and with a small one. */
export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
