import type { TranslationRow } from "#domains/content/rules/translation-rows.ts";
import type { Field, FieldKind } from "./document-shape.ts";
import { type FieldIssue, messageAt } from "./field-issues.ts";

/** A text of an original beside its translation, as people read where it stands. */
export interface PlacedRow extends TranslationRow {
  /** The labels within its part: "Cards › 2 › Title". */
  label: string;
  issue: string | null;
}

/** The texts of one part of a document. */
export interface TranslationPart {
  title: string;
  rows: PlacedRow[];
}

/** The texts of a document by its parts, in the order of its form; those outside any part are the `facts`. */
export function partsOfTranslation(
  fields: Field[],
  rows: TranslationRow[],
  { facts, issues }: { facts: string; issues: FieldIssue[] },
): TranslationPart[] {
  const placed = rows.map((row) => ({ row, ...stepsTo(fields, row.place) })).toSorted(inOrder);
  const parts = new Map<string, PlacedRow[]>();
  for (const { row, labels } of placed) {
    const [first = "", ...rest] = labels;
    const title = rest.length > 0 ? first : facts;
    const label = (rest.length > 0 ? rest : labels).join(" › ");
    parts.set(title, [...(parts.get(title) ?? []), { ...row, label, issue: messageAt(issues, row.place) ?? null }]);
  }
  return [...parts].map(([title, own]) => ({ title, rows: own }));
}

type Steps = { ranks: number[]; labels: string[] };

/** The way from a form's top to a text: the labels, and the place of each among its neighbours. */
function stepsTo(fields: Field[], place: string): Steps {
  const steps: Steps = { ranks: [], labels: [] };
  let kind: FieldKind | null = { is: "group", fields };
  for (const name of place.split(".")) {
    const entry: FieldKind | null = kind?.is === "list" ? kind.entry : null;
    const at: number = kind?.is === "group" ? kind.fields.findIndex((one) => one.name === name) : -1;
    const field: Field | undefined = kind?.is === "group" ? kind.fields[at] : undefined;
    const isNumber = /^\d+$/.test(name);
    steps.ranks.push(isNumber ? Number(name) : at);
    steps.labels.push(isNumber ? String(Number(name) + 1) : (field?.label ?? name));
    kind = entry ?? field?.kind ?? null;
  }
  return steps;
}

function inOrder(one: Steps, other: Steps): number {
  const at = one.ranks.findIndex((rank, place) => rank !== other.ranks[place]);
  return at < 0 ? 0 : (one.ranks[at] ?? 0) - (other.ranks[at] ?? 0);
}
