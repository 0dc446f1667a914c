import type { z } from "zod";
import { formats as formatsOf, siteLocale } from "#shared/formats/formats.ts";

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
  boolean: "yes or no",
  date: "a day",
};

const formats: Record<string, string> = {
  email: "This must be an e-mail address.",
  url: "This must be an address, such as https://example.com.",
  date: "Please write the day as year, month and day: 2026-02-01.",
  datetime: "This must be a day and an hour.",
  time: "Please write the hour as 18:30.",
};

/**
 * A sentence for an issue of a contract that has none of its own: for every one, so that no text of the library reaches
 * a screen.
 */
export function issueInWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_value":
      return `This must be one of ${issue.values.map(String).join(", ")}.`;
    case "invalid_type":
      return issue.input === undefined
        ? "This is missing."
        : `This must be ${kinds[issue.expected] ?? "something else"}.`;
    case "invalid_format":
      return formats[issue.format] ?? "This is not written as it has to be.";
    case "too_small":
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    case "unrecognized_keys":
      return "There is a field here that is not known.";
    case "not_multiple_of":
      return `This must be a multiple of ${issue.divisor}.`;
    default:
      return "This is not right. Please look at it again.";
  }
}

/** Whether a bound is of a number, and not of a text's letters or a list's entries. */
const isNumber = (origin: string) => ["number", "int", "bigint"].includes(origin);

const { number: inFigures } = formatsOf(siteLocale);

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: "too_small" }>): string {
  if (origin === "date") return "This day is too early.";
  if (isNumber(origin)) return `This must be ${inclusive === false ? "more than" : "at least"} ${inFigures(minimum)}.`;
  if (Number(minimum) <= 1) return origin === "string" ? "This is missing." : "This needs at least one entry.";
  return `This needs at least ${inFigures(minimum)} ${origin === "string" ? "characters" : "entries"}.`;
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: "too_big" }>): string {
  if (origin === "date") return "This day is too late.";
  if (origin === "file") return "This file is too large.";
  if (isNumber(origin))
    return inclusive === false
      ? `This must be less than ${inFigures(maximum)}.`
      : `This cannot be above ${inFigures(maximum)}.`;
  if (origin === "string") return `Please keep this under ${inFigures(maximum)} characters.`;
  return `Please keep this to ${inFigures(maximum)} at most.`;
}
