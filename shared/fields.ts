import { z } from "zod";
import { because, type FieldReason } from "./because.ts";
import { cleanText, withoutMarks } from "./clean-text.ts";
import { isEmail, readEmail } from "./read-email.ts";
import { readLink } from "./read-link.ts";
import { numberTyped } from "./read-number.ts";

const controlCharacter = /[\p{Cc}\u2028\u2029]/u;

/** A part of an address: lower-case letters and digits, joined by single hyphens. */
export const kebabWord = z
  .string()
  .trim()
  .min(1, "This is missing.")
  .max(80, "Please keep this under 80 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Please use small letters and digits, joined by single hyphens: weaving-evening.");

/** One line of text, not empty, cleaned of what nobody sees. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .min(1, "This is missing.")
    .max(max, `Please keep this under ${max} characters.`)
    .refine((text) => !controlCharacter.test(text), "Please write this on one line, without control characters.");

/** Text of one or more lines, not empty. */
export const prose = (max: number) =>
  z
    .string()
    .overwrite(withoutMarks)
    .trim()
    .min(1, "This is missing.")
    .max(max, `Please keep this under ${max} characters.`)
    .refine((text) => !text.includes("\0"), "Please write this without control characters.")
    .meta({ look: "long" });

/** A path of this site, such as "/courses" or "/MernStackPage". */
export const path = line(200).regex(/^\/(?!\/)[\w./-]*$/, "This must be a path of this site, such as /contact.");

const target = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s"<>\\]*$/;

/** The target of a link: a path of this site with its query and anchor, an anchor, or an address, read as `readLink` does. */
export const href = line(500)
  .overwrite((text) => (target.test(text) ? text : readLink(text)))
  .regex(target, "This must be a page of this site, or an address that begins with https://, mailto: or tel:.")
  .meta({ look: "link" });

/** The address of a picture. */
export const photo = line(500)
  .regex(/^(https:\/\/[^\s/]+|\/[^\s/])\S*$/, "This must be an https:// address, or the path of a file of this site.")
  .meta({ look: "picture" });

const percent = z
  .int("This must be a whole number.")
  .min(0, "This cannot be below 0.")
  .max(100, "This cannot be above 100.");

/** A picture, which may say what it shows and how it is cut; `shared/picture.ts` says what each part is. */
export const picture = z.union([
  photo,
  z.strictObject({
    image: photo,
    alt: line(200).optional(),
    focus: z.strictObject({ x: percent, y: percent }).optional(),
    whole: photo.optional(),
  }),
]);

/** A picture of someone whose name is beside it, so that it need not say what it shows. */
export const portrait = picture.meta({ look: "portrait" });

/** The address of a picture, or null for a drawn one. */
export const image = photo.nullable();

/** A whole number from `least` to a million. */
export const wholeNumber = (least: number) =>
  z
    .int("This must be a whole number.")
    .min(least, least === 0 ? "This cannot be below 0." : `This must be at least ${least}.`)
    .max(1_000_000, "This cannot be above 1,000,000.");

/** A number that a form sends as text, "1,000" or "۱۲", read before `number` checks it. */
export const numberAsTyped = <Checked extends z.ZodType>(
  number: Checked,
  reading?: Parameters<typeof numberTyped>[2],
) => z.preprocess((typed) => (typeof typed === "string" ? numberTyped(typed, undefined, reading) : typed), number);

/** A price in whole units of a currency, 0 or more; where the currency is known its decimals are checked too. */
export const amount = z
  .number()
  .min(0, "This cannot be below 0.")
  .max(100_000_000, "This cannot be above 100,000,000.")
  .refine((value) => hasDecimals(value, 3), "This can have three decimals at most.");

/** Whether an amount has no more decimals than these. */
export const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value;

/** A time zone's IANA name. */
export const timeZone = line(60).refine(isTimeZone, "This must be a time zone, such as Asia/Karachi.");

/** UTC, or a place: no offset, which follows no clock change, no letters such as EST, and none of "Etc/GMT+5". */
const placeOrUtc = /^(?:UTC|(?!Etc\/)[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_-]+)+)$/;

function isTimeZone(name: string): boolean {
  try {
    return placeOrUtc.test(name) && new Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** A day, such as 2026-02-01. */
export const day = z.iso.date("Please write the day as year, month and day: 2026-02-01.");

/** A list with at least one entry, and at most `most`. */
export const several = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry).min(1, "This needs at least one entry.").max(most, `Please keep this to ${most} at most.`);

/** The language of a document that is not in its page's language, as a BCP 47 tag: "ur". */
export const language = line(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "This must be a language tag, such as ur.")
  .meta({ look: "language" });

/** A required line of text, cleaned, without control characters; `missing` is the reason if it is empty. */
export const requiredLine = (max: number, missing: FieldReason) =>
  z
    .string({ error: missing })
    .overwrite(cleanText)
    .min(1, missing)
    .max(max, because("field.tooLong"))
    .refine((text) => !controlCharacter.test(text), because("field.notOneLine"));

/** An e-mail address of the institute, as `readEmail` reads it. */
export const email = z
  .string()
  .overwrite((text) => readEmail(text) ?? cleanText(text))
  .refine(isEmail, "This must be an e-mail address.")
  .meta({ format: "email" });

/** A required e-mail address as `readEmail` reads it; `missing` is the reason if it is empty. */
export const emailAddress = (missing: FieldReason) =>
  z
    .string({ error: missing })
    .overwrite((text) => readEmail(text) ?? cleanText(text))
    .min(1, missing)
    .max(254, because("field.tooLong"))
    .refine(isEmail, because("field.emailWrong"))
    .meta({ format: "email" });
