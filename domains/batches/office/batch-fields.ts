import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type MoneyRules, marketCurrencies } from "#domains/institute/rules/markets.ts";
import { type PlaceIds, placeChoices, placeIds, placeValue } from "#domains/institute/rules/place.ts";
import { type RuleTexts, ruleFields } from "#domains/timetable/office/rule-fields.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { Currency } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { numberTyped } from "#shared/read-number.ts";

const texts = ["courseId", "name", "mode", "schedule", "timing", "teacherId", "startDate", "endDate"] as const;
const counts = ["seats", "enrolledElsewhere"] as const;

/** The fields of a batch that its form holds. */
export const batchFieldNames = [...texts, ...counts, "price", "priceCurrency", "description"] as const;
export type BatchField = (typeof batchFieldNames)[number];

/** A batch as its form shows it. */
export function batchTexts(batch: Pick<BatchEntry, BatchField | keyof PlaceIds>): Record<BatchField | "place", string> {
  const texts = Object.fromEntries(batchFieldNames.map((name) => [name, String(batch[name] ?? "")]));
  return { ...texts, place: placeValue(batch) } as Record<BatchField | "place", string>;
}

/**
 * A batch's fields as staff typed them: numeric texts become numbers, and an empty price none. A price is read in its
 * currency, `common` where none is chosen; another text stays as it is, so that the contract reports the error.
 */
export function batchFields(
  typed: Partial<Record<string, string>>,
  { common }: { common: Currency },
): Partial<Record<BatchField | "instructor" | keyof PlaceIds, unknown>> {
  const textOf = (name: BatchField | "instructor") => (typed[name] ?? "").replaceAll("\r\n", "\n").trim();
  const price = textOf("price");
  const currency = price === "" ? "" : textOf("priceCurrency");
  const read: Partial<Record<BatchField, unknown>> = {
    price: price === "" ? null : (readMoney(price, currency || common) ?? price),
    priceCurrency: currency || null,
    // The name of a new teacher goes before a choice.
    ...(textOf("instructor") !== "" && { teacherId: null }),
  };
  const entries = batchFieldNames.map((name) => {
    if (name in read) return [name, read[name]];
    return [name, counts.some((one) => one === name) ? numberTyped(textOf(name)) : textOf(name)];
  });
  // A form without branches says nothing about the place.
  const place = typed.place === undefined ? {} : placeIds(typed.place);
  return {
    ...Object.fromEntries(entries),
    ...place,
    ...(textOf("instructor") !== "" && { instructor: textOf("instructor") }),
  };
}

type Money = { company: { currency: { code: Currency } }; money: MoneyRules };

/**
 * The currencies that a batch's own price may be in, by name. The one of the company's facts, which a price of an earlier
 * release is in, has no value of its own.
 */
export function priceCurrencies({ company, money }: Money, lang: Locale): [string, string][] {
  const { currency: nameOf } = namesIn(lang);
  return [...new Set([...marketCurrencies(money), company.currency.code])].map((code) => [
    code === company.currency.code ? "" : code,
    `${nameOf(code)} (${code})`,
  ]);
}

/** The branches and rooms that a batch may be in. */
export function placesOf({ content, messages }: Pick<Site, "content" | "messages">): [string, string][] {
  const { room: words } = messages.admin.batches.settings.place;
  return placeChoices(content.branches, ({ name, seats }) => fillText(words, { room: name, seats }));
}

/** The rule of a new batch: the days, hours and dates of its form, by the institute's clock. */
export function ruleOfNew(form: RuleTexts, timeZone: string) {
  const { startDate, endDate } = form;
  const dates = { fromDay: startDate ?? "", untilDay: endDate ?? "" };
  return ruleFields({ ...form, ...dates, timeZone, note: "", meetingUrl: "" });
}
