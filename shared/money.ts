import { decimalsOf, otherDecimals } from "./decimals-of.ts";

/** The currencies of ISO 4217 by the decimals of their minor unit, without funds, metals and codes for tests. */
const codes = {
  0: [otherDecimals[0]],
  2: [
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP",
    "CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES",
    "KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK",
    "NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB",
    "TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG",
  ],
  3: [otherDecimals[3]],
} as const;

type WordsOf<Text extends string, Found = never> = Text extends `${infer First} ${infer Others}`
  ? WordsOf<Others, Found | First>
  : Found | Text;

/** A currency by its three letters in ISO 4217. */
export type Currency = WordsOf<(typeof codes)[keyof typeof codes][number]>;

/** A sum in minor units of its currency: cents, paisas, fils, whole yen. */
export type Money = { minor: number; currency: Currency };

const listed = Object.values(codes).flatMap((rows) =>
  rows.flatMap((row) => row.split(" ").map((code) => code as Currency)),
);

const known = new Set<string>(listed);

/** Every currency, in alphabetical order. */
export const currencies: readonly Currency[] = listed.toSorted();

/** Whether a text is a currency's three letters. */
export const isCurrency = (text: string): text is Currency => known.has(text);

/** An amount in whole units of its currency as a sum in minor units, to the nearest one: 12.5 dollars are 1250. */
export const inMinor = (amount: number, currency: Currency): Money => ({
  ...{ minor: Math.round(amount * 10 ** decimalsOf(currency)), currency },
});

/** The amount of minor units in whole units of a currency: 1250 are 12.5 dollars. */
export const inWhole = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);
