import type { z } from "zod";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
};

/** A sentence for an issue of a contract without a message of its own. */
export function issueInWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_value") return `This must be one of ${issue.values.map(String).join(", ")}.`;
  if (issue.code !== "invalid_type") return undefined;
  return issue.input === undefined ? "This is missing." : `This must be ${kinds[issue.expected] ?? issue.expected}.`;
}
