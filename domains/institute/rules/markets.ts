import type { Currency } from "#shared/money.ts";

/** Some countries, or everywhere else where it has none; its currency, and whether its visitors see fees. */
export type Market = { countries: readonly string[] | null; currency: Currency; fees: "shown" | "asked" };

/** The institute's currency and its markets; the last one is everywhere else. */
export type MoneyRules = { currency: Currency; markets: Market[] };

/** A market's currency, and whether its visitors see fees. */
export type MarketTerms = Pick<Market, "currency" | "fees">;

/** The terms of every visitor, if all markets show fees in one currency. */
export function sharedTerms(markets: Market[]): MarketTerms | undefined {
  const [first] = markets;
  return markets.every(({ currency, fees }) => fees === "shown" && currency === first?.currency) ? first : undefined;
}

/** The currencies that visitors see fees in, each once, in the order of the markets. */
export const shownCurrencies = ({ markets }: MoneyRules): Currency[] => [
  ...new Set(markets.flatMap(({ currency, fees }) => (fees === "shown" ? [currency] : []))),
];

/** The currencies that fees are kept in: the institute's, then those of the markets. */
export const marketCurrencies = ({ currency, markets }: MoneyRules): Currency[] => [
  ...new Set([currency, ...markets.map((market) => market.currency)]),
];

/** The number by which a page's styles know the fees of a market: from 1 in the order of `shownCurrencies`, 0 without any. */
export function feesNumber(rules: MoneyRules, { currency, fees }: MarketTerms): number {
  return fees === "shown" ? shownCurrencies(rules).indexOf(currency) + 1 : 0;
}
