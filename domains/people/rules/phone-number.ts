import { type CountryCode, isSupportedCountry, parsePhoneNumberWithError } from "libphonenumber-js/min";

import type { PhoneReason } from "#shared/because.ts";

/** A number in E.164, or the reason why a text cannot be one. */
export type PhoneNumber = { e164: string } | { wrong: PhoneReason };

/**
 * Parses a phone number in any usual spelling; without a leading + it belongs to `country` (ISO 3166-1 alpha-2).
 * Accepts numbers of a country's valid ranges and lengths, whether or not they are in use.
 */
export function readPhoneNumber(text: string, country: string | undefined): PhoneNumber {
  try {
    const number = parsePhoneNumberWithError(text, { ...defaultOf(country), extract: false });
    if (number.ext) return { wrong: "field.phoneExtension" };
    return number.isValid() ? { e164: number.number } : { wrong: "field.phoneWrong" };
  } catch (error) {
    // libphonenumber throws nothing else; its message is one of a few codes.
    const isCountryMissing = error instanceof Error && error.message === "INVALID_COUNTRY";
    return { wrong: isCountryMissing ? "field.phoneCountryMissing" : "field.phoneWrong" };
  }
}

function defaultOf(country: string | undefined): { defaultCountry?: CountryCode } {
  return country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {};
}
