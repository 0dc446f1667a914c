import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { ContentIssue } from "#domains/content/rules/assemble-content.ts";
import { sentenceIn } from "#shared/contract-sentence.ts";
import type { Messages } from "#shared/words.ts";
import type { Field, FieldKind } from "./document-shape.ts";

/** An error in a document: a field's path, and the reason. */
export type FieldIssue = Pick<ContentIssue, "field" | "message">;

/** The issues of one document among those of the whole site, in the reader's language. */
export function issuesOf(
  issues: ContentIssue[],
  { kind, id, locale }: DocumentKey,
  messages: Pick<Messages, "sentences">,
): FieldIssue[] {
  const own = issues.filter((one) => one.kind === kind && one.id === id && one.locale === locale);
  return own.map(({ field, message }) => ({ field, message: sentenceIn(messages, message) }));
}

/** The field that an issue is about, or the nearest one that holds it: its path, and the labels that lead there. */
export function placeOf(fields: Field[], field: string): { path: string; place: string[] } {
  const found: { path: string[]; place: string[] } = { path: [], place: [] };
  let kind: FieldKind = { is: "group", fields };
  for (const name of field === "" ? [] : field.split(".")) {
    if (kind.is === "list") {
      found.path.push(name);
      found.place.push(String(Number(name) + 1));
      kind = kind.entry;
      continue;
    }
    const own: Field | undefined = kind.is === "group" ? kind.fields.find((one) => one.name === name) : undefined;
    if (!own) break;
    found.path.push(name);
    found.place.push(own.label);
    kind = own.kind;
  }
  return { path: found.path.join("."), place: found.place };
}

/** The error of a field itself; with `within`, also of the parts in it that have no field of their own. */
export function messageAt(issues: FieldIssue[], path: string, within = false): string | undefined {
  const found = issues.filter(({ field }) => field === path || (within && field.startsWith(`${path}.`)));
  return found.length > 0 ? [...new Set(found.map(({ message }) => message))].join(" ") : undefined;
}
