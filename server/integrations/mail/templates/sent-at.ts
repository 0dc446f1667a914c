import type { Company } from "#shared/content/company.ts";

/** When something was sent, in the company's own time: "Monday, 2 March 2026 at 14:30 (Asia/Karachi)". */
export function sentAt(createdAt: Date, company: Company): string {
  const { timeZone } = company.hours;
  return `${createdAt.toLocaleString("en-GB", { timeZone, dateStyle: "full", timeStyle: "short" })} (${timeZone})`;
}
