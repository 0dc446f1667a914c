import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";

const texts = ["courseId", "name", "mode", "schedule", "timing", "instructor", "startDate", "endDate"] as const;
const numbers = ["seats", "enrolledElsewhere", "price"] as const;

/** The fields of a batch that its form holds. */
export const batchFieldNames = [...texts, ...numbers, "description"] as const;
export type BatchField = (typeof batchFieldNames)[number];

/** A batch as its form shows it. */
export function batchTexts(batch: Pick<BatchEntry, BatchField>): Record<BatchField, string> {
  return Object.fromEntries(batchFieldNames.map((name) => [name, String(batch[name] ?? "")])) as Record<
    BatchField,
    string
  >;
}

/** A batch's fields as staff typed them: numeric texts become numbers, and an empty price none. */
export function batchFields(typed: Partial<Record<string, string>>): Record<BatchField, unknown> {
  const entries = batchFieldNames.map((name) => {
    const text = (typed[name] ?? "").replaceAll("\r\n", "\n").trim();
    return [name, numbers.some((one) => one === name) ? numberIn(text, name === "price") : text];
  });
  return Object.fromEntries(entries);
}

/** A number, also in Arabic or Urdu digits; any other text stays as it is, so that the contract reports the error. */
function numberIn(text: string, mayBeMissing: boolean): unknown {
  if (text === "") return mayBeMissing ? null : undefined;
  const plain = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const number = Number(plain);
  return Number.isNaN(number) ? text : number;
}
