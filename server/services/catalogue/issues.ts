import type { z } from "zod";
import { AppError } from "#server/services/app-error.ts";

/** What is wrong with one field of an input. */
export interface Issue {
  /** Its place, in words: "batches.csv, line 3"; empty if there is only one place. */
  where: string;
  field: string;
  message: string;
}

/** The refusal that lists everything that is wrong, by place and field. */
export function refusalOf(issues: Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const { where, field, message } of issues) {
    const place = [where, field].filter(Boolean).join(", ");
    fields[place] = place in fields ? `${fields[place]} ${message}` : message;
  }
  const many = `${issues.length} things are wrong. Nothing was changed.`;
  return new AppError("invalid", issues.length === 1 ? "This is wrong. Nothing was changed." : many, { fields });
}

/** The issues of a contract, by field; `months.0.title` reads "months 1 title". */
export function issuesOf(where: string, error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === "number" ? part + 1 : String(part)));
    if (issue.code !== "unrecognized_keys") return [{ where, field: path.join(" "), message: issue.message }];
    const message = "There is no such field.";
    return issue.keys.map((key) => ({ where, field: [...path, key].join(" "), message }));
  });
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
};

/** A sentence for an issue of a contract without a message of its own. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_value") return `This must be one of ${issue.values.map(String).join(", ")}.`;
  if (issue.code !== "invalid_type") return undefined;
  return issue.input === undefined ? "This is missing." : `This must be ${kinds[issue.expected] ?? issue.expected}.`;
}
