import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number in E.164, from any usual spelling; null if no such number can exist. A number without a country code is
 * read as one of `country` (ISO 3166-1 alpha-2) first, then of `otherwise`.
 */
export function guessPhoneNumber(text: string, country: string | null, otherwise: string): string | null {
  for (const code of [country, otherwise]) {
    const defaultCountry = countryOf(code);
    const found = parsePhoneNumberFromString(text, { ...(defaultCountry ? { defaultCountry } : {}), extract: false });
    if (found?.isValid()) return found.number;
  }
  return null;
}

function countryOf(code: string | null): CountryCode | undefined {
  return code && isSupportedCountry(code) ? code : undefined;
}
