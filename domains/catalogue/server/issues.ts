import type { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { causeOfIssue, type ErrorCause } from "#shared/error-words.ts";

/** The error of one field of an input. */
export interface Issue {
  /** Its place as text: "batches.csv, line 3"; empty if there is only one place. */
  where: string;
  field: string;
  wrong: ErrorCause;
}

/** The refusal that lists every error, by place and field. */
export function refusalOf(issues: Issue[]): AppError {
  // A map, because a field may be called `__proto__`.
  const byPlace = Map.groupBy(issues, ({ where, field }) => [where, field].filter(Boolean).join(", "));
  const fields = [...byPlace].map(([place, found]) => [place, found.map(({ wrong }) => wrong)] as const);
  const values = { count: issues.length };
  return new AppError("invalid", "catalogue.wrong", { values, fields: Object.fromEntries(fields) });
}

/** The issues of a contract, by field; `months.0.title` reads "months 1 title". */
export function issuesOf(where: string, error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === "number" ? part + 1 : String(part)));
    if (issue.code !== "unrecognized_keys") return [{ where, field: path.join(" "), wrong: causeOfIssue(issue) }];
    const wrong: ErrorCause = { reason: "catalogue.noField" };
    return issue.keys.map((key) => ({ where, field: [...path, key].join(" "), wrong }));
  });
}
