/** The countries whose visitors see no prices, as ISO codes and as English names. */
const withoutPrices = new Set(["pk", "pakistan", "qa", "qatar"]);

/**
 * Whether prices may be shown to a visitor: false until a location lookup reports a country that is
 * neither Pakistan nor Qatar, and false when the lookup fails (specification §4, "Price visibility").
 * Takes an ISO 3166-1 alpha-2 code or an English country name; null stands for "not known".
 */
export function pricesVisible(country: string | null): boolean {
  const reported = country?.trim().toLowerCase() ?? "";
  return reported !== "" && !withoutPrices.has(reported);
}
