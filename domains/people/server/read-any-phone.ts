import { parsePhoneNumberWithError } from "libphonenumber-js/max";
import { phoneReader } from "#domains/people/rules/phone-number.ts";
import { fieldError } from "#server/app-error.ts";

/** `readPhoneNumber` over all that is known of the world's numbers, for one that may belong to several countries. */
export const readAnyPhone = phoneReader(parsePhoneNumberWithError);

/** The E.164 number that staff typed into a field, or null if it is empty. Throws `invalid` for the field. */
export function readPhoneOfField(typed: string | null, field: string, country: string): string | null {
  if (!typed) return null;
  const number = readAnyPhone(typed, country);
  if ("wrong" in number) throw fieldError(field, number.wrong);
  return number.e164;
}
