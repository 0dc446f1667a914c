import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import { type RuleTexts, ruleFields } from "#domains/timetable/office/rule-fields.ts";
import { readMoney } from "#shared/read-money.ts";
import { numberTyped } from "#shared/read-number.ts";

const texts = ["courseId", "name", "mode", "schedule", "timing", "instructor", "startDate", "endDate"] as const;
const counts = ["seats", "enrolledElsewhere"] as const;

/** The fields of a batch that its form holds. */
export const batchFieldNames = [...texts, ...counts, "price", "description"] as const;
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
    if (name === "price") return [name, priceTyped(text)];
    return [name, counts.some((one) => one === name) ? numberTyped(text) : text];
  });
  return Object.fromEntries(entries);
}

/** The rule of a new batch: the days, hours and dates of its form, by the institute's clock. */
export function ruleOfNew(form: RuleTexts, timeZone: string) {
  const { startDate, endDate } = form;
  const dates = { fromDay: startDate ?? "", untilDay: endDate ?? "" };
  return ruleFields({ ...form, ...dates, timeZone, note: "", meetingUrl: "" });
}

/** A price in dollars, or none; any other text stays as it is, so that the contract reports the error. */
const priceTyped = (text: string) => (text === "" ? null : (readMoney(text, "USD") ?? text));
