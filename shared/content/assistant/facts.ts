import type { Batch } from "../../contracts/batch.ts";
import { whatsappLink } from "../../rules/whatsapp-link.ts";
import { company } from "../company.ts";

/** What an answer may use beside the site's own content. */
export type AnswerFacts = {
  /** Whether this visitor may see prices (specification §4, "Price visibility"). */
  pricesShown: boolean;
  /** Every batch, the earliest to start first. */
  batches: Batch[];
  /** The company's day, as an ISO date. */
  today: string;
};

/** The ways to a person, as links. */
export const ways = {
  contact: "[contact page](/contact)",
  demo: "[free demo class](/FreeDemo)",
  enrol: "[enrolment form](/enrollnow)",
  courses: "[courses](/courses)",
  services: "[services](/services)",
  refund: "[refund policy](/refund-policy)",
  whatsapp: `[WhatsApp](${whatsappLink(company.whatsapp)})`,
} as const;

/** "$99": an amount of the company's currency, without its decimals. */
export function money(amount: number): string {
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
export function officeHours(): string {
  return `${listed(company.hours.spans.map(({ words }) => words))}, Pakistan time`;
}
