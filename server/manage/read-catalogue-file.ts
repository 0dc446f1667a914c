import { UsageError } from "#server/manage/command.ts";
import { readCsvEntries } from "#server/manage/read-csv-entries.ts";
import type { Fields } from "#server/services/catalogue/entry-rules.ts";
import type { Input } from "#server/services/catalogue/validate-inputs.ts";
import { type CatalogueKind, catalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

interface CatalogueFile {
  /** Its name, without folders. */
  name: string;
  bytes: Uint8Array;
  /** What it holds; undefined where it says so itself, or by the beginning of its name. */
  kind: CatalogueKind | undefined;
}

/**
 * The entries of a JSON or CSV file, each with the place where it stands; nothing is judged yet. Throws a `UsageError`
 * for a file that cannot be read, and a `Refusal` for a table whose head or rows do not fit.
 */
export function readCatalogueFile({ name, bytes, kind }: CatalogueFile): Input[] {
  const text = textOf(name, bytes);
  if (/\.json$/i.test(name)) return readJson(name, text, kind);
  if (!/\.csv$/i.test(name)) throw new UsageError(`${name} must be a .json or .csv file.`);
  return readCsvEntries(name, text, kind ?? kindByName(name));
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${name} is not UTF-8 text: save it as UTF-8 ("CSV UTF-8" in a spreadsheet).`);
  }
}

function kindByName(name: string): CatalogueKind {
  const kind = catalogueKind.options.find((one) => name.toLowerCase().startsWith(one));
  if (!kind) throw new UsageError(`What does ${name} hold? Say --as courses, outlines, batches or lectures.`);
  return kind;
}

function readJson(name: string, text: string, kind: CatalogueKind | undefined): Input[] {
  const content = parseJson(name, text);
  if (Array.isArray(content)) return inputsOf(name, kind ?? kindByName(name), content);
  if (!isFields(content)) throw new UsageError(`${name} must hold an object, or a list of objects.`);
  // One outline by itself, as `outlines set` takes it.
  if (kind === "outlines" && "roadmap" in content) return inputsOf(name, kind, [content]);
  return Object.entries(content).flatMap(([key, list]) => {
    const named = catalogueKind.safeParse(key);
    if (!named.success) throw new UsageError(`${name} holds ${key}: it may hold ${catalogueKind.options.join(", ")}.`);
    if (!Array.isArray(list)) throw new UsageError(`${name}: ${key} must be a list.`);
    return inputsOf(name, named.data, list);
  });
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split("\n")[0] : "";
    throw new UsageError(`${name} is not readable JSON: ${why}`, { cause });
  }
}

function inputsOf(name: string, kind: CatalogueKind, list: unknown[]): Input[] {
  return list.map((entry, at) => {
    const where = `${name}, ${kind} ${at + 1}`;
    if (!isFields(entry)) throw new UsageError(`${where} must be an object.`);
    // The public API calls an id _id, as the specification does.
    const { _id, ...fields } = entry;
    return { kind, where, fields: _id === undefined || "id" in fields ? entry : { id: _id, ...fields } };
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
