const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** An ISO date in words: "2025-06-01" → "1 June 2025". */
export function formatDate(date: string): string {
  return long.format(new Date(date));
}
