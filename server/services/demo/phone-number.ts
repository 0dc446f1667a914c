import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number as people write it, in E.164; null where no such number can exist. One without a country code is read
 * as a number of `country` (ISO 3166-1 alpha-2) first, then of `otherwise`.
 */
export function phoneNumber(text: string, country: string | null, otherwise: string): string | null {
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
