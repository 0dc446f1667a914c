/** The countries whose visitors see no prices, as ISO codes and English names. */
const withoutPrices = new Set(["pk", "pakistan", "qa", "qatar"]);

/**
 * Whether a visitor may see prices: false until a location lookup reports a country that is neither Pakistan nor Qatar,
 * and false if the lookup fails (specification §4, "Price visibility"). Takes an ISO 3166-1 alpha-2 code or an English
 * country name; null means unknown.
 */
export function pricesVisible(country: string | null): boolean {
  const reported = country?.trim().toLowerCase() ?? "";
  return reported !== "" && !withoutPrices.has(reported);
}
