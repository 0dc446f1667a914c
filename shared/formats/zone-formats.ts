/** Of how many zones formats are kept: to make one takes longer than to use it a hundred times. */
const maxZones = 20;

/** Makes the function that gives the format of a zone; it keeps those of the first zones that it is asked for. */
export function formatOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    if (made.size < maxZones) made.set(timeZone, format);
    return format;
  };
}
