import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import type { Catalogue, Wanted } from "./entry-queries.ts";
import {
  type EntriesById,
  type EntryRules,
  entryRules,
  type Fields,
  nounOf,
  unknownEntry,
  type ValidationContext,
} from "./entry-rules.ts";
import { type Issue, issuesOf } from "./issues.ts";

/** An entry as the staff wrote it. */
export interface Input {
  kind: CatalogueKind;
  /** Its place as text: "batches.csv, line 3"; empty if there is only one. */
  where: string;
  fields: Fields;
}

/** Whether an input's id must be new, must exist, or may be either. A change names only the fields it changes. */
export type Intent = "add" | "change" | "add or change";

/** The keys of what inputs are validated against; every course, where a new one takes its place among them. */
export function wantedBy(inputs: Input[]): Wanted {
  const of = (kind: CatalogueKind) => inputs.filter((input) => input.kind === kind).map(({ fields }) => fields);
  const lectures = of("lectures");
  return {
    courses: of("courses").length > 0 ? "every one" : keysIn(of("batches"), "courseId"),
    outlines: keysIn(of("outlines"), "courseId"),
    batches: keysIn(of("batches"), "id"),
    lectures: keysIn(lectures, "id"),
    lecturesOf: keysIn(lectures, "batchId"),
    calledAfter: keysIn(
      lectures.filter(({ id }) => id === undefined),
      "batchId",
    ),
  };
}

/** The text of a field; a NUL is in no key, and Postgres fails on it. */
function keysIn(fields: Fields[], name: string): string[] {
  const keys = fields.map((one) => String(one[name] ?? "").trim());
  return [...new Set(keys)].filter((key) => key !== "" && !key.includes("\0"));
}

interface Validation extends ValidationContext {
  intent: Intent;
  issues: Issue[];
  /** The ids that inputs name, with their places. */
  named: Record<CatalogueKind, Map<string, string>>;
}

/**
 * Validates inputs against the catalogue, or the part of it that they want, and one another, in any order: the entries
 * to write, or every error. The rules are in `entry-rules.ts` and the contracts.
 */
export function validateInputs(
  catalogue: Catalogue,
  inputs: Input[],
  intent: Intent,
  mayShow: ValidationContext["mayShow"],
): { issues: Issue[]; entries: Catalogue } {
  const byId: EntriesById = {
    courses: new Map(catalogue.courses.map((one) => [one.id, one])),
    outlines: new Map(catalogue.outlines.map((one) => [one.courseId, one])),
    batches: new Map(catalogue.batches.map((one) => [one.id, one])),
    lectures: new Map(catalogue.lectures.map((one) => [one.id, one])),
  };
  const named = { courses: new Map(), outlines: new Map(), batches: new Map(), lectures: new Map() };
  const isKnown: ValidationContext["isKnown"] = (kind, id) => byId[kind].has(id) || named[kind].has(id);
  const validation: Validation = { byId, intent, issues: [], named, isKnown, mayShow };
  const of = (kind: CatalogueKind) => inputs.filter((input) => input.kind === kind);
  const entries: Catalogue = {
    courses: validateKind(entryRules.courses, byId.courses, of("courses"), validation),
    outlines: validateKind(entryRules.outlines, byId.outlines, of("outlines"), validation),
    batches: validateKind(entryRules.batches, byId.batches, of("batches"), validation),
    lectures: validateKind(entryRules.lectures, byId.lectures, of("lectures"), validation),
  };
  return { issues: validation.issues, entries };
}

/** Puts the inputs of one kind among the others, then validates each among all of them. */
function validateKind<Entry>(
  rules: EntryRules<Entry>,
  others: Map<string, Entry>,
  inputs: Input[],
  validation: Validation,
): Entry[] {
  const completed = inputs.flatMap((input) => {
    const found = complete(rules, others, input, validation);
    return found ? [{ ...found, where: input.where }] : [];
  });
  for (const { entry, old, where } of completed) {
    for (const [field, wrong] of rules.issues(entry, validation, old)) {
      validation.issues.push({ where, field, wrong });
    }
  }
  return completed.map(({ entry }) => entry);
}

/** A batch's fields by the names of this release: the former `enrolled` becomes `enrolledElsewhere`. */
function presentNames({ enrolled, ...fields }: Fields): Fields {
  return enrolled === undefined ? fields : { enrolledElsewhere: enrolled, ...fields };
}

/** Completes an input and puts it in the place of the entry it changes; undefined if it is refused. */
function complete<Entry>(
  rules: EntryRules<Entry>,
  others: Map<string, Entry>,
  { kind, where, fields: written }: Input,
  { intent, issues, named, ...context }: Validation,
): { entry: Entry; old: Entry | undefined } | undefined {
  const fields = kind === "batches" ? presentNames(written) : written;
  const completed = { ...rules.defaults(fields, context), ...fields };
  const id = String(completed[rules.key] ?? "").trim();
  const old = others.get(id);
  const before = named[kind].get(id);
  named[kind].set(id, where);
  const noun = nounOf(kind);
  const refuse = (wrong: ErrorCause) => {
    issues.push({ where, field: rules.key, wrong });
    return undefined;
  };
  if (before !== undefined && id !== "") return refuse({ reason: "catalogue.twice", values: { noun, id, before } });
  if (old && intent === "add") return refuse({ reason: "catalogue.present", values: { noun, id } });
  if (!old && intent === "change") return refuse(unknownEntry(kind, id));
  const validated = rules.contract.safeParse(old ? { ...old, ...fields, [rules.key]: id } : completed, {
    error: issueInWords,
  });
  if (!validated.success) {
    issues.push(...issuesOf(where, validated.error));
    return undefined;
  }
  others.set(id, validated.data);
  return { entry: validated.data, old };
}
