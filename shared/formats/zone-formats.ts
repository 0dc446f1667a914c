/** Number of zones whose formats are kept: making one takes longer than using it a hundred times. */
const maxZones = 20;

/** The format of a zone. */
export type ByZone = (timeZone: string) => Intl.DateTimeFormat;

/** Makes the function that returns the format of a zone; it keeps those of the first zones requested. */
export function formatOf(locale: string, options: Intl.DateTimeFormatOptions): ByZone {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    if (made.size < maxZones) made.set(timeZone, format);
    return format;
  };
}
