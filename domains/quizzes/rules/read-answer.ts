import { plainText } from "#shared/clean-text.ts";
import { readNumber } from "#shared/read-number.ts";

/** Signs and words allowed before a number: "=", "x =", "answer:", "about". */
const before =
  /^(?:(?:\p{L}|ans(?:wer)?) ?)?[=≈≃≅~] ?|^(?:ans(?:wer)? ?[:.] ?|answer |about |approx(?:imately|\.)? |تقریباً |حوالي )/iu;

const currency = /^(?:[%٪]|[A-Z]{0,2}\p{Sc}|rs\.?|(?:PKR|USD|QAR|EUR|GBP|INR|AED|SAR)\b) ?/iu;

/** Signs allowed after it: a unit of some words, "%", "/-" or a currency's sign. */
const after =
  / ?(?:%|٪|\/-|\p{Sc}|°|(?:° ?)?\p{L}[\p{L}.°/·]{0,30}(?:\^-?\d|(?<=m|ft|in)[23])?(?: \p{L}[\p{L}/]{0,20}(?:\^-?\d)?){0,3})$/u;

/** Words by which a text says more than one number, or one in words. */
const otherWords =
  / (?:and|or|to|half|quarters?|thirds?|point|plus|minus|times|over|by|into|of|dozen|hundred|thousand|lac|lakh|million|crore|billion|trillion|یا|اور|او|أو|و)(?: |$)/iu;

/** Units that make another number of it, and letters that stand for a number. */
const otherNumber =
  /(?:^|[\d .])(?:k|mn|bn|cr|(?:dozen|hundred|thousand|lac|lakh|million|crore|billion|trillion)s?|ہزار|لاکھ|کروڑ|سو|ألف|مليون|[einxyzEπ])$|\dM$/u;

/**
 * The number that a student's answer gives, or null: as `readNumber` reads it, with a sign, as a fraction ("1/2", "1½"),
 * with a power ("1.5e3", "1.5×10³"), and with a unit, a currency or "=" beside it.
 */
export function readAnswer(typed: string): number | null {
  if (typed.length > 60) return null;
  const text = plainText(spelledOut(typed)).replace(/[⁄∕]/g, "/").replace(before, "");
  const sign = /^[-−–] ?/.exec(text)?.[0] ?? "";
  const size = text.slice(sign.length).replace(currency, "");
  if (otherNumber.test(size) || otherWords.test(size)) return null;
  const value = sizeOf(size) ?? sizeOf(size.replace(after, ""));
  if (value === null || !Number.isFinite(value)) return null;
  return sign === "" ? value : 0 - value;
}

/** Raised digits as powers, and fractions of one sign parted from the whole before them. */
const spelledOut = (typed: string) =>
  typed
    .replace(/(?<=\^ ?)[−–]/g, "-")
    .replace(/[⁰¹²³⁴-⁹⁺⁻]+/g, (raised) => `^${raised.normalize("NFKC").replace("−", "-")}`)
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize("NFKC")}`);

function sizeOf(text: string): number | null {
  const [, whole = "0", over, under] = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (over && under) return Number(under) === 0 ? null : Number(whole) + Number(over) / Number(under);
  const [, factor = "1", power] = /^(?:(.+?) ?(?:[×*·xX] ?10 ?\^|[eE])|10 ?\^) ?([-+]?\d{1,3})$/.exec(text) ?? [];
  if (power === undefined) return readNumber(text, { signed: true });
  const size = readNumber(factor);
  return size === null ? null : Number(`${size}e${power}`);
}
