/** The currencies of ISO 4217 by the decimals of their minor unit, without funds, metals and codes for tests. */
const codes = {
  0: ["BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"],
  2: [
    "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP",
    "CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES",
    "KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK",
    "NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB",
    "TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG",
  ],
  3: ["BHD IQD JOD KWD LYD OMR TND"],
} as const;

type Decimals = keyof typeof codes;

type WordsOf<Text extends string, Found = never> = Text extends `${infer First} ${infer Others}`
  ? WordsOf<Others, Found | First>
  : Found | Text;

/** A currency by its three letters in ISO 4217. */
export type Currency = WordsOf<(typeof codes)[Decimals][number]>;

/** A sum in minor units of its currency: cents, paisas, fils, whole yen. */
export type Money = { minor: number; currency: Currency };

const listed = ([0, 2, 3] as const).flatMap((decimals) =>
  codes[decimals].flatMap((row) => row.split(" ").map((code) => [code as Currency, decimals] as const)),
);

const decimals = new Map<string, Decimals>(listed);

/** Every currency, in alphabetical order. */
export const currencies: readonly Currency[] = listed.map(([code]) => code).sort();

/** Whether a text is a currency's three letters. */
export const isCurrency = (text: string): text is Currency => decimals.has(text);

/**
 * The decimals of a currency's minor unit in ISO 4217, 2 for an unknown one. `Intl` is no source of them: it leaves out
 * those that are seldom written, as of rupees.
 */
export const decimalsOf = (currency: string): Decimals => decimals.get(currency) ?? 2;

/** An amount in whole units of its currency as a sum in minor units, to the nearest one: 12.5 dollars are 1250. */
export const inMinor = (amount: number, currency: Currency): Money => ({
  ...{ minor: Math.round(amount * 10 ** decimalsOf(currency)), currency },
});

/** The amount of minor units in whole units of a currency: 1250 are 12.5 dollars. */
export const inWhole = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);
