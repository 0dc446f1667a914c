import type { ComparedField } from "#ui/office/office-outcome.ts";
import { textOf } from "./document-form.ts";
import type { Field, FieldKind } from "./document-shape.ts";

/** Every field that either version has, in the form's order; a version of null has none. */
export function compareDocuments(fields: Field[], before: unknown, after: unknown): ComparedField[] {
  return compare({ is: "group", fields }, { before, after }, { path: "", place: [] });
}

/** The fields that differ. */
export const changesBetween = (fields: Field[], before: unknown, after: unknown) =>
  compareDocuments(fields, before, after).filter((field) => field.before !== field.after);

interface Versions {
  before: unknown;
  after: unknown;
}

type Where = Pick<ComparedField, "path" | "place">;

function compare(kind: FieldKind, versions: Versions, where: Where): ComparedField[] {
  if (kind.is === "group") {
    return kind.fields.flatMap(({ name, label, kind: own }) => {
      const parts = { before: partOf(versions.before, name), after: partOf(versions.after, name) };
      return compare(own, parts, inside(where, name, [...where.place, label]));
    });
  }
  if (kind.is === "list") {
    const [before, after] = [listOf(versions.before), listOf(versions.after)];
    const own = where.place.at(-1) ?? "";
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
      const entries = { before: before[at], after: after[at] };
      return compare(kind.entry, entries, inside(where, at, [...where.place.slice(0, -1), `${own} ${at + 1}`]));
    }).flat();
  }
  const texts = { before: shownText(kind, versions.before), after: shownText(kind, versions.after) };
  return texts.before === "" && texts.after === "" ? [] : [{ ...where, ...texts }];
}

const inside = ({ path }: Where, name: string | number, place: string[]): Where => ({
  path: path === "" ? String(name) : `${path}.${name}`,
  place,
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A value as people read it: what is chosen by its name, what no one types not at all. */
function shownText(kind: FieldKind, value: unknown): string {
  if (kind.is === "carried") return "";
  if (kind.is !== "choice" && kind.is !== "choices" && kind.is !== "link") return textOf(kind, value).trim();
  const chosen = Array.isArray(value) ? value : [value];
  const nameOf = (one: unknown) => kind.options.find((option) => option.value === one)?.label ?? String(one ?? "");
  return chosen.map(nameOf).join(", ");
}
