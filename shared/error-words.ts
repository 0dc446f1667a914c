import type { z } from "zod";
import { isFieldReason } from "./because.ts";
import { fillCount, fillText } from "./fill-text.ts";
import { type Locale, siteLocale } from "./formats/formats.ts";
import type { Messages } from "./words.ts";

/** The reason for a refusal: a text of `messages.errors`. */
export type ErrorReason = keyof Messages["errors"];

/** A value that is written in its reader's language, such as a day. */
type InLanguage = (locale: Locale) => string;

/** A reason with the values of its text, among them other reasons. `count` decides between one and many. */
export interface ErrorCause {
  reason: ErrorReason;
  values?: Record<string, string | number | ErrorCause | InLanguage> | undefined;
}

/** A refusal without text: its reason, and the error of each field. */
export interface UnwordedError extends ErrorCause {
  fields?: Record<string, ErrorCause | ErrorCause[]> | undefined;
}

/** A refusal as text for its recipient. */
export interface WordedError {
  message: string;
  fields?: Record<string, string>;
}

/** The texts of reasons; a page brings those of its own forms. */
export type ErrorTexts = Partial<Messages["errors"]>;

/** The reason of a contract's issue, with the bound it passed as `max` or `min`; or Zod's own text. */
export function causeOfIssue(issue: z.core.$ZodIssue): ErrorCause {
  const { code, message } = issue;
  if (!isFieldReason(message)) return { reason: "contract", values: { text: message } };
  if (code === "too_big") return { reason: message, values: { max: Number(issue.maximum) } };
  if (code === "too_small") return { reason: message, values: { min: Number(issue.minimum) } };
  return { reason: message };
}

/** A reason as text, its days in this language; a reason without a text stays unchanged. */
export function causeInWords(
  { reason, values = {} }: ErrorCause,
  errors: ErrorTexts,
  locale: Locale = siteLocale,
): string {
  const worded = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (typeof value === "function") return [name, value(locale)];
    return [name, typeof value === "object" ? causeInWords(value, errors, locale) : value];
  });
  const filling = Object.fromEntries(worded);
  const text = errors[reason] ?? reason;
  return typeof text === "string" ? fillText(text, filling) : fillCount(text, Number(filling.count), filling);
}

/** A refusal as text: its message, and that of each field; several of one field follow each other. */
export function errorInWords(
  { fields, ...cause }: UnwordedError,
  { errors, language }: Pick<Messages, "errors" | "language">,
): WordedError {
  const { lang } = language;
  const message = causeInWords(cause, errors, lang);
  if (!fields) return { message };
  const inWords = Object.entries(fields).map(([field, causes]) => {
    return [
      field,
      [causes]
        .flat()
        .map((one) => causeInWords(one, errors, lang))
        .join(" "),
    ] as const;
  });
  return { message, fields: Object.fromEntries(inWords) };
}

/** The wait in seconds as the value of a text: whole minutes, rounded up. */
export function waitingTime(seconds: number): ErrorCause {
  return { reason: "wait.minutes", values: { count: Math.ceil(seconds / 60) } };
}
