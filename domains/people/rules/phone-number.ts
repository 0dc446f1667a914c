import { type CountryCode, isSupportedCountry, parsePhoneNumberWithError } from "libphonenumber-js/min";
import type { PhoneReason } from "#shared/because.ts";
import { plainText } from "#shared/clean-text.ts";

/** A number in E.164, or the reason why a text cannot be one. */
export type PhoneNumber = { e164: string } | { wrong: PhoneReason };

/** A country's code (ISO 3166-1 alpha-2), if it is known. */
type Country = string | null | undefined;

type Parse = typeof parsePhoneNumberWithError;

/** A longer text is no number; the library looks at 250 letters. */
const longest = 250;

/**
 * Reads a phone number as it was typed, pasted or filled in; without its country's code it belongs to the first of
 * `countries` where there can be such a number. Accepts numbers of a country's valid ranges and lengths, whether or not
 * they are in use.
 */
export const readPhoneNumber = phoneReader(parsePhoneNumberWithError);

/** The reader of phone numbers over the metadata of a build of the library: the larger, the stricter. */
export function phoneReader(parse: Parse) {
  return (typed: string, ...countries: Country[]): PhoneNumber => {
    const text = dialled(typed);
    const known = countries.filter((one): one is CountryCode => Boolean(one && isSupportedCountry(one)));
    const [first = readIn(parse, text), ...others] = known.map((country) => readIn(parse, text, country));
    return "e164" in first ? first : (others.find((one) => "e164" in one) ?? first);
  };
}

/** Words that contacts and chats put before a number, and people after it. */
const label =
  "(?:tel(?:ephone)?|callto|sms|(?:cell|mobile)(?: ?phone)?|mob|ph(?:one)?|wh?ats ?app|contact|number" +
  "|فون|موبائی?ل|جوال|هاتف|وا?ٹس ?ایپ|واتس ?اب|واتساب|رابطہ|نمبر|(?:ال)?رقم(?: (?:ال)?(?:جوال|هاتف|موبايل|واتساب))?)" +
  "(?: ?(?:no|number|نمبر))?";
const before = new RegExp(`^(?:${label}(?:\\.? ?[:=#]| ?#|\\.?(?= [+(]?\\d))|[cmptwتج] ?[:.]) ?`, "i");
const behind = new RegExp(`(?: ?\\(${label}\\)| ${label})$`, "i");

/** Small pictures beside a number, such as that of a phone, and flags. */
const pictures = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\uFE0F\u{1F3FB}-\u{1F3FF}]*/gu;

/** The links of WhatsApp; what stands behind the number is the message. */
const whatsApp =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)|whatsapp:\/\/send\/?\?phone=)\+?(\d+)(?:[/?&].*)?$/i;

/** A number in plain signs, without what contacts, chats, links and spreadsheets put around it. */
const dialled = (typed: string) =>
  withoutCommas(
    plainText(
      typed
        .slice(0, longest + 1)
        .replace(pictures, " ")
        .replace(/[\s_·]/g, " "),
    )
      .replaceAll("۔", ".")
      .replaceAll("،", ","),
  )
    .replace(/^=?["'’‘`]|["'’‘`.,;:]$/g, "")
    .replace(whatsApp, "+$1")
    .replace(before, "")
    .replace(behind, "")
    .replace(/^(\+?\d+)\.0+$/, "$1")
    .replace(/^\++ ?(?=[\d(])/, "+")
    // Typed from right to left, the plus comes last.
    .replace(/^(\d[\d ()-]*)\+$/, "+$1")
    .replace(/^[([]((?:\+|00)\d+)[)\]]/, "$1 ")
    .replace(/^00[ ./()-]?(?=[1-9])/, "+");

/** What stands before a comma, at most so many digits, is no number of its own. */
const mostBefore = 6;

/**
 * A number whose parts commas separate, as "0300,1234567", with spaces there; behind a whole number stands its extension,
 * which is shorter, or another number.
 */
function withoutCommas(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, "").length;
  const [first = "", ...others] = text.split(",");
  const isPart = digits(first) > 0 && digits(first) <= mostBefore && digits(others.join("")) >= digits(first);
  return isPart ? text.replaceAll(",", " ") : text;
}

function readIn(parse: Parse, text: string, defaultCountry?: CountryCode): PhoneNumber {
  // The library reads letters as the keys of a phone: "3.00123E+09" would be a number.
  if (/\p{L}/u.test(text.replace(/\b(?:ext(?:ension)?|x)\b/i, ""))) return { wrong: "field.phoneWrong" };
  try {
    const number = parse(text, { ...(defaultCountry && { defaultCountry }), extract: false });
    if (number.ext) return { wrong: "field.phoneExtension" };
    return number.isValid() ? { e164: number.number } : { wrong: "field.phoneWrong" };
  } catch (error) {
    // libphonenumber throws nothing else; its message is one of a few codes.
    const isCountryMissing = error instanceof Error && error.message === "INVALID_COUNTRY";
    return { wrong: isCountryMissing ? "field.phoneCountryMissing" : "field.phoneWrong" };
  }
}
