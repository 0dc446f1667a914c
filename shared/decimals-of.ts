/** The currencies of ISO 4217 whose minor unit has no decimals, and those with three; all others have two. */
export const otherDecimals = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
} as const;

/** How many decimals a minor unit may have. */
export type Decimals = 0 | 2 | 3;

/**
 * The decimals of a currency's minor unit in ISO 4217, 2 for an unknown one. `Intl` is no source of them: it leaves out
 * those that are seldom written, as of rupees.
 */
export function decimalsOf(currency: string): Decimals {
  if (otherDecimals[0].split(" ").includes(currency)) return 0;
  return otherDecimals[3].split(" ").includes(currency) ? 3 : 2;
}
