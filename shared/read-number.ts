import { plainText } from "./clean-text.ts";

interface Reading {
  /** The meaning of a comma that no group of digits follows: the mark of decimals, or a mistake. */
  comma?: "decimals" | "mistake";
  /** Whether a number may have a sign. */
  signed?: boolean;
}

/** Longer texts are no numbers. */
const longest = 60;

/**
 * The number that was typed in any script, or null: "1,234.5", "1,00,000", "1 234", "۱۲" and, unless a comma is a mistake,
 * "3,14" and "1.234,5". A comma before groups of digits, in thousands or in lakhs, groups: "3,142" is 3142. Groups that
 * nobody writes so, such as "01,000" and "1234,000", are none: neither a thousand nor one.
 */
export function readNumber(typed: string, { comma = "decimals", signed = false }: Reading = {}): number | null {
  if (typed.length > longest) return null;
  const text = plainText(typed).replaceAll("٫", ".").replace(/[٬،]/g, ",");
  // The Arabic sign between groups never stands before decimals.
  const meaning = typed.includes("٬") ? "mistake" : comma;
  const [, sign = "", digits = ""] = /^([-+−–]? ?)(.*)$/.exec(text) ?? [];
  if (sign !== "" && !signed) return null;
  const plain = withPoint(digits.replace(/^[1-9]\d{0,2}(?:([ '’_])\d{3}(?:\1\d{3})*)(?!\d)/, joined), meaning);
  if (plain === null) return null;
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  return /^[-−–]/.test(sign) ? 0 - value : value;
}

const joined = (groups: string) => groups.replace(/[ '’_]/g, "");

/** Digits with a point before their decimals; null for anything else. */
function withPoint(text: string, comma: Reading["comma"]): string | null {
  if (/^\d+\.?$|^\d*\.\d+$/.test(text)) return text;
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/.test(text))
    return text.replaceAll(",", "");
  if (comma === "mistake" || /^0\d+,\d{3}$|,000$/.test(text)) return null;
  if (/^\d+,$|^\d*,\d+$/.test(text)) return text.replace(",", ".");
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text))
    return text.replaceAll(".", "").replace(",", ".");
  return null;
}

/** A typed number for a contract to check: the number, the text itself if it is none, and `empty` for an empty one. */
export function numberTyped<Empty = undefined>(
  typed: string,
  empty?: Empty,
  reading?: Reading,
): number | string | Empty {
  const text = plainText(typed);
  return text === "" ? (empty as Empty) : (readNumber(text, reading) ?? typed);
}

/** The same of a percentage, "10" or "10 %". */
export const percentTyped = (typed: string): number | string | undefined =>
  numberTyped(plainText(typed).replace(/^[%٪] ?| ?[%٪]$/, ""));
