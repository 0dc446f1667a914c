import { plainText } from "./clean-text.ts";
import { decimalsOf } from "./decimals-of.ts";
import { readNumber } from "./read-number.ts";

/** Signs and words for a currency besides its code and what `Intl` writes. */
const usualSigns: Partial<Record<string, string[]>> = {
  PKR: ["Rs", "Re", "Rupees", "روپے", "روپیہ", "روپئے"],
  INR: ["Rs", "Re", "Rupees", "रु"],
  BDT: ["Tk", "Taka"],
  QAR: ["QR", "QRs", "Q.R", "Riyals", "ر.ق", "ریال", "ريال"],
  SAR: ["SR", "S.R", "Riyals", "ر.س", "ریال", "ريال"],
  OMR: ["RO", "R.O", "Riyals", "ر.ع", "ریال", "ريال"],
  AED: ["Dh", "Dhs", "Dirhams", "د.إ", "درهم"],
  KWD: ["KD", "K.D", "Dinars", "د.ك", "دينار"],
  BHD: ["BD", "B.D", "Dinars", "د.ب", "دينار"],
  USD: ["US$", "Dollars"],
  EUR: ["Euro", "Euros"],
  GBP: ["Pounds"],
  JPY: ["Yen", "円"],
};

/**
 * A typed sum in whole units of `currency`, or null: digits in groups of thousands or lakhs, decimals as the currency has
 * them, its own sign or code and "/-". Another currency, a unit, a minus or a comma that is no group is none.
 */
export function readMoney(typed: string, currency: string): number | null {
  const sum = plainText(typed).replace(/(?<=\D) only$/i, "");
  const bare = withoutSlash(withoutSign(withoutSlash(sum), currency));
  const value = readNumber(bare, { comma: "mistake" });
  if (value === null) return null;
  const typedDecimals = /[.٫](\d*)$/.exec(bare)?.[1]?.length ?? 0;
  return typedDecimals > decimalsOf(currency) ? null : value;
}

/** A sum without the "/-" that closes it in Pakistan and India. */
const withoutSlash = (text: string) => text.replace(/ ?\/[-=−–]$/, "");

/** A sum without its currency, which stands before or after it. */
function withoutSign(text: string, currency: string): string {
  const small = text.toLowerCase();
  for (const sign of signsOf(currency)) {
    if (small.startsWith(sign)) return text.slice(sign.length).replace(/^\. ?(?=\D*\d)|^ ?: ?|^ /, "");
    if (small.endsWith(sign)) return text.slice(0, -sign.length).trim();
    if (small.endsWith(`${sign}.`)) return text.slice(0, -sign.length - 1).trim();
  }
  return text;
}

/** A currency's signs in small letters, the longest first. */
function signsOf(currency: string): string[] {
  // always English: people type the signs of these languages, whichever they read
  const written = ["en", "ur", "ar"].flatMap((locale) =>
    (["symbol", "narrowSymbol", "name"] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
          .formatToParts(2)
          .find(({ type }) => type === "currency")?.value ?? currency,
    ),
  );
  const signs = [currency, ...(usualSigns[currency] ?? []), ...written].map((sign) => plainText(sign).toLowerCase());
  return [...new Set(signs)].sort((one, other) => other.length - one.length);
}
