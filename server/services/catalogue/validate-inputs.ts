import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { type Issue, inWords, issuesOf } from "#server/services/catalogue/issues.ts";
import {
  type Fields,
  type KindRules,
  kindRules,
  type Shelves,
  type Surroundings,
} from "#server/services/catalogue/kind-rules.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

/** An entry as the staff wrote it. */
export interface Input {
  kind: CatalogueKind;
  /** Where it stands, in words: "batches.csv, line 3"; empty where there is only one. */
  where: string;
  fields: Fields;
}

/** Whether a draft's id has to be new, has to be there, or may be either. A change names only the fields it changes. */
export type Intent = "add" | "change" | "add or change";

interface Validation extends Surroundings {
  intent: Intent;
  issues: Issue[];
  /** The ids that drafts name, and where. */
  named: Record<CatalogueKind, Map<string, string>>;
}

/**
 * Judges drafts against the catalogue and one another, whatever their order: the entries to write, or everything that
 * is wrong with them. The rules are in `kind-rules.ts` and the contracts.
 */
export function validateInputs(
  catalogue: Catalogue,
  inputs: Input[],
  intent: Intent,
  isStored: Surroundings["isStored"],
): { issues: Issue[]; entries: Catalogue } {
  const shelves: Shelves = {
    courses: new Map(catalogue.courses.map((one) => [one.id, one])),
    outlines: new Map(catalogue.outlines.map((one) => [one.courseId, one])),
    batches: new Map(catalogue.batches.map((one) => [one.id, one])),
    lectures: new Map(catalogue.lectures.map((one) => [one.id, one])),
  };
  const named: Validation["named"] = {
    courses: new Map(),
    outlines: new Map(),
    batches: new Map(),
    lectures: new Map(),
  };
  const isKnown = (kind: CatalogueKind, id: string) => shelves[kind].has(id) || named[kind].has(id);
  const validation: Validation = { shelves, intent, issues: [], named, isKnown, isStored };
  const of = (kind: CatalogueKind) => inputs.filter((input) => input.kind === kind);
  const entries: Catalogue = {
    courses: validateKind(kindRules.courses, shelves.courses, of("courses"), validation),
    outlines: validateKind(kindRules.outlines, shelves.outlines, of("outlines"), validation),
    batches: validateKind(kindRules.batches, shelves.batches, of("batches"), validation),
    lectures: validateKind(kindRules.lectures, shelves.lectures, of("lectures"), validation),
  };
  return { issues: validation.issues, entries };
}

/** Puts the drafts of one kind on their shelf, then judges each among all the others. */
function validateKind<Entry>(
  rules: KindRules<Entry>,
  shelf: Map<string, Entry>,
  inputs: Input[],
  validation: Validation,
): Entry[] {
  const shelved = inputs.flatMap((input) => {
    const found = shelve(rules, shelf, input, validation);
    return found ? [{ ...found, where: input.where }] : [];
  });
  for (const { entry, old, where } of shelved) {
    for (const [field, message] of rules.issues(entry, validation, old)) {
      validation.issues.push({ where, field, message });
    }
  }
  return shelved.map(({ entry }) => entry);
}

/** Completes a draft and lays it on the shelf in place of the entry it changes; undefined where it is refused. */
function shelve<Entry>(
  rules: KindRules<Entry>,
  shelf: Map<string, Entry>,
  { kind, where, fields }: Input,
  { intent, issues, named, ...around }: Validation,
): { entry: Entry; old: Entry | undefined } | undefined {
  const completed = { ...rules.defaults(fields, around), ...fields };
  const id = String(completed[rules.key] ?? "").trim();
  const old = shelf.get(id);
  const before = named[kind].get(id);
  named[kind].set(id, where);
  const refuse = (message: string) => {
    issues.push({ where, field: rules.key, message });
    return undefined;
  };
  if (before !== undefined && id !== "") return refuse(`The ${rules.noun} ${id} is there twice: see ${before}.`);
  if (old && intent === "add") return refuse(`The ${rules.noun} ${id} is there already.`);
  if (!old && intent === "change") return refuse(`There is no ${rules.noun} with the id ${id}.`);
  const validated = rules.contract.safeParse(old ? { ...old, ...fields, [rules.key]: id } : completed, {
    error: inWords,
  });
  if (!validated.success) {
    issues.push(...issuesOf(where, validated.error));
    return undefined;
  }
  shelf.set(id, validated.data);
  return { entry: validated.data, old };
}
