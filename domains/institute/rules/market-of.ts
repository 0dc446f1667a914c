import type { MoneySettings } from "#domains/institute/contract.ts";
import { type Currency, currencies } from "#shared/money.ts";
import { countryCodeOf } from "./country.ts";
import { type MarketTerms, type MoneyRules, marketCurrencies, sharedTerms } from "./markets.ts";

/** Monthly prices of plans in a country's own currency, as an earlier release stored them. */
type LocalPrices = { countryCode: string; currency: Currency; monthly: object };

/**
 * The markets that the settings name. Where they leave a currency to the institute, a country that an earlier release
 * had prices for in its own currency is a market with that currency. `common` is the currency of the company's facts.
 * Without settings everyone sees the fees in it.
 */
export function moneyRules(
  { currency: chosen, markets, elsewhere }: MoneySettings = { markets: [], elsewhere: { fees: "shown" } },
  { common, localPrices }: { common: Currency; localPrices: LocalPrices[] },
): MoneyRules {
  const currency = chosen ?? common;
  const local = chosen ? [] : localPrices.filter(({ monthly }) => Object.keys(monthly).length > 0);
  const named = markets.flatMap((market) => {
    const own = market.currency ? [] : local.filter(({ countryCode }) => market.countries.includes(countryCode));
    const others = market.countries.filter((code) => !own.some(({ countryCode }) => countryCode === code));
    return [
      ...own.map((one) => ({ countries: [one.countryCode], currency: one.currency, fees: market.fees })),
      ...(others.length > 0 ? [{ countries: others, currency: market.currency ?? currency, fees: market.fees }] : []),
    ];
  });
  const isNamed = (code: string) => named.some(({ countries }) => countries.includes(code));
  const further = elsewhere.currency ? [] : local.filter(({ countryCode }) => !isNamed(countryCode));
  return {
    currency,
    markets: [
      ...named,
      ...further.map((one) => ({ countries: [one.countryCode], currency: one.currency, fees: elsewhere.fees })),
      { countries: null, currency: elsewhere.currency ?? currency, fees: elsewhere.fees },
    ],
  };
}

/**
 * The market of a visitor, by an ISO 3166-1 alpha-2 code or an English country name. Where no country is known (null,
 * also after a failed lookup) fees are shown only if every market shows them in one currency (specification §4, "Price
 * visibility"); they are the institute's otherwise, and asked for.
 */
export function marketOf({ currency, markets }: MoneyRules, country: string | null): MarketTerms {
  if (!country?.trim()) return sharedTerms(markets) ?? { currency, fees: "asked" };
  const code = countryCodeOf(country);
  const elsewhere = markets.find(({ countries }) => countries === null);
  const own = markets.find(({ countries }) => code !== undefined && countries?.includes(code));
  return own ?? elsewhere ?? { currency, fees: "asked" };
}

/** The currencies that staff choose from: first those that fees are kept in, then all others. */
export const deskCurrencies = (rules: MoneyRules): Currency[] => [
  ...new Set([...marketCurrencies(rules), ...currencies]),
];
