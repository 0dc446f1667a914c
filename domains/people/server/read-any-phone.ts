import { parsePhoneNumberWithError } from "libphonenumber-js/max";
import { phoneReader } from "#domains/people/rules/phone-number.ts";

/** `readPhoneNumber` over all that is known of the world's numbers, for one that may belong to several countries. */
export const readAnyPhone = phoneReader(parsePhoneNumberWithError);
