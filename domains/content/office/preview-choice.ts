import type { Site } from "#domains/content/rules/site.ts";
import { countryIn } from "#domains/institute/rules/countries-in.ts";
import { countryNames } from "#domains/institute/rules/country.ts";

type Shown = Pick<Site, "content" | "messages">;

const widths = ["desktop", "phone"] as const;

/** Most countries that a page can be seen from. */
const most = 6;

/** The countries that a page can be seen from: one of everywhere else, and those of the markets, with their names. */
function previewCountries({ content: { money, company }, messages }: Shown): [string, string][] {
  const { lang } = messages.language;
  const named = money.markets.flatMap(({ countries }) => countries ?? []);
  const codes = Object.keys(countryNames);
  const elsewhere = [company.address.countryCode, "US", ...codes].find((code) => !named.includes(code));
  return [...(elsewhere ? [elsewhere] : []), ...named].slice(0, most).map((code) => [code, countryIn(lang, code)]);
}

/** What a preview's address chooses: the country and the width that a page is seen in, among those to choose from. */
export function readPreviewChoice(given: URLSearchParams, site: Shown) {
  const countries = previewCountries(site);
  const [chosen = countries[0]] = countries.filter(([code]) => code === given.get("country"));
  const width = widths.find((one) => one === given.get("width")) ?? "desktop";
  return { countries, country: chosen?.[0] ?? "", widths, width };
}
