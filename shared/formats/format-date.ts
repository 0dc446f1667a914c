const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** An ISO date as text, without its year: "2025-06-01" → "1 June". */
export function formatDay(date: string): string {
  return short.format(new Date(date));
}

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** The month of an ISO date as text: "2025-06-01" → "June 2025". */
export function formatMonth(date: string): string {
  return month.format(new Date(date));
}

/** An ISO date as text: "2025-06-01" → "1 June 2025". */
export function formatDate(date: string): string {
  return long.format(new Date(date));
}
