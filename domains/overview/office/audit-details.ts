import type { AuditDetailWords } from "#domains/overview/words/audit.en.ts";
import { commaIn } from "#shared/formats/formats.ts";
import type { Language } from "#shared/words.ts";

/** The details of an audit entry, as they are stored. */
export type AuditDetails = Record<string, string | number | boolean | null | undefined>;

interface Reader {
  words: AuditDetailWords;
  language: Language;
  /** The names of colleagues, batches and branches by their ids. */
  names: ReadonlyMap<string, string>;
  /** Writes an amount of the entry's order; null for another record, whose numbers are no amounts. */
  orderAmount: ((minor: number) => string) | null;
  /** Writes an amount that is no order's, such as a discount; an earlier release wrote none of its currency. */
  ownAmount: (minor: number, currency: string | null) => string;
  timeOf: (moment: Date) => string;
}

/**
 * The details of an audit entry as a clerk reads them: the values before and after, then the details that have words. Ids
 * and the program's own figures have none: the export has them all.
 */
export function detailsInWords({ from, to, event: _event, ...others }: AuditDetails, given: Reader): string[] {
  const currency = typeof others.currency === "string" ? others.currency : null;
  const reader = { ...given, ownAmount: (minor: number) => given.ownAmount(minor, currency) };
  const [before, after] = [valueInWords(from, reader), valueInWords(to, reader)];
  const isChange = from !== undefined && (before !== null || after !== null);
  const named = Object.entries(others).flatMap(([name, value]) => detailInWords(name, value, reader) ?? []);
  return [
    ...(isChange ? [`${before ?? "–"} ${given.language.dir === "rtl" ? "←" : "→"} ${after ?? "–"}`] : []),
    ...named,
  ];
}

function detailInWords(name: string, value: AuditDetails[string], reader: Reader): string | null {
  const { phrases, labels } = reader.words;
  const phrase = phrases[`${name}.${value}`];
  if (phrase !== undefined) return phrase;
  const label = labels[name];
  if (label === undefined || value === undefined || value === null || value === 0 || value === "") return null;
  // The act of an order says the amount itself.
  if (name === "amountMinor")
    return reader.orderAmount || typeof value !== "number" ? null : `${label}: ${reader.ownAmount(value, null)}`;
  const text = listsRecords.has(name)
    ? String(value)
        .split(", ")
        .flatMap((id) => reader.names.get(id) ?? [])
        .join(commaIn(reader.language.lang))
    : valueInWords(value, { ...reader, orderAmount: null });
  return text ? `${label}: ${text}` : null;
}

/** The details that list batches or branches by their ids: one that is gone has no name. */
const listsRecords = new Set(["ofBatches", "ofBranches"]);

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
const isId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A value as text; null for none, and for an id that nothing here has. */
function valueInWords(
  value: AuditDetails[string],
  { words, language, names, orderAmount, timeOf }: Reader,
): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "number" && orderAmount) return orderAmount(value);
  if (typeof value !== "string") return String(value);
  if (isTime(value)) return timeOf(new Date(value));
  const nameOf = (one: string) => words.values[one] ?? names.get(one) ?? (isId(one) ? null : one);
  if (value.includes(", "))
    return value
      .split(", ")
      .flatMap((one) => nameOf(one) ?? [])
      .join(commaIn(language.lang));
  // As an earlier release wrote it: "teacher of mern-evening".
  if (value.startsWith("teacher of ")) return words.values.teacher ?? null;
  return nameOf(value);
}
