import { decimalsOf } from "#shared/decimals-of.ts";
import { type Currency, inMinor } from "#shared/money.ts";

/** Currencies that Stripe counts with other decimals than ISO 4217 (docs.stripe.com/currencies). */
const ownDecimals: Partial<Record<string, number>> = { ISK: 2, MGA: 0, UGX: 2 };

const factor = (currency: string) => 10 ** ((ownDecimals[currency] ?? decimalsOf(currency)) - decimalsOf(currency));

/**
 * The least charges in whole units of these currencies. Stripe lists those of the currencies that it pays out, such as AED 2
 * (docs.stripe.com/currencies, "Minimum and maximum charge amounts"), and turns all others into one of them first. So each
 * other is worth half a dollar, rounded up generously because rates move (their level in 2026); those of India and Brazil
 * too, where its list says 0.50 for accounts of these two countries alone.
 */
const least: [number, string][] = [
  [0.2, "BHD KWD OMR"],
  [0.3, "GBP"],
  [0.4, "JOD"],
  [0.5, "AUD BMD BSD CAD CHF EUR FKP GIP KYD NZD PAB SGD SHP USD"],
  [1, "AWG AZN BAM BND XCG"],
  [2, "AED BBD BYN BZD FJD GEL ILS MYR PEN PLN QAR RON SAR TMT TND TOP WST XCD"],
  [2.5, "DKK"],
  [3, "NOK PGK SEK"],
  [4, "BRL CNY HKD LYD TTD"],
  [6, "GTQ MAD MOP SBD SVC TJS"],
  [10, "BOB BWP ERN GHS LSL MDL MVR MXN NAD SCR SZL THB ZAR"],
  [15, "CZK SLE STN ZMW"],
  [20, "CUP HNL NIO TWD ZWG"],
  [30, "EGP MKD MRU MUR SRD TRY UAH UYU"],
  [50, "AFN ALL BTN DOP GMD INR JPY KGS MZN PHP"],
  [60, "CVE RSD RUB XPF"],
  [100, "BDT DJF DZD ETB HTG ISK JMD KES KPW NPR VUV"],
  [175, "HUF"],
  [200, "GYD LKR LRD PKR"],
  [300, "AMD CRC KMF"],
  [400, "KZT SOS XAF XOF YER"],
  [600, "AOA CLP"],
  [1_000, "ARS IQD KRW NGN RWF VED VES"],
  [2_000, "BIF CDF MWK SDG TZS UGX"],
  [3_000, "COP KHR MGA MMK MNT SSP"],
  [6_000, "GNF PYG"],
  [10_000, "IDR SYP UZS"],
  [15_000, "LAK VND"],
  [60_000, "LBP"],
  [1_000_000, "IRR"],
];

const leastOf = new Map(
  least.flatMap(([amount, codes]) => codes.split(" ").map((code): [string, number] => [code, amount])),
);

/** The least sum that Stripe charges, in minor units of a currency. */
export const leastCharge = (currency: Currency): number => inMinor(leastOf.get(currency) ?? 0.5, currency).minor;

/** A sum in minor units of its currency as Stripe counts it. */
export const stripeAmount = (minor: number, currency: Currency): number => Math.round(minor * factor(currency));

/** Stripe's count of a sum, in minor units of its currency. */
export const minorOfStripe = (amount: number, currency: string): number => Math.round(amount / factor(currency));
