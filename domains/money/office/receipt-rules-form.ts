import type { ReceiptRules } from "#domains/money/contract/receipt-rules.ts";
import { percentTyped } from "#shared/read-number.ts";

const texts = ["name", "rate", "from", "until", "branchId"] as const;

/** A rate of a tax as it is typed; the branch is empty for everywhere. */
export type TypedTax = Record<(typeof texts)[number], string>;

/** What receipts say beside the money, as a form holds it. */
export interface TypedReceiptRules {
  ntn: string;
  strn: string;
  /** The letters of each branch's own series, by its id; empty for none. */
  series: Record<string, string>;
  taxes: TypedTax[];
}

/** The most rows that a form is read for. */
const mostRows = 50;

/** The rules as a form shows them. */
export const typedReceiptRules = ({ ntn, strn, series, taxes }: ReceiptRules): TypedReceiptRules => ({
  ...{ ntn: ntn ?? "", strn: strn ?? "", series },
  taxes: taxes.map(({ name, rate, from, until, branchId }) => ({
    ...{ name, from, rate: String(rate / 100), until: until ?? "", branchId: branchId ?? "" },
  })),
});

/** What a form holds, without rates that are removed and without empty rows. */
export function readReceiptRulesForm(sent: FormData, branchIds: string[]): TypedReceiptRules {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const count = Math.min(Number(text("taxes")) || 0, mostRows);
  const taxes = Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    if (sent.has(`taxes.${at}.remove`)) return [];
    const read = Object.fromEntries(texts.map((name) => [name, text(`taxes.${at}.${name}`)])) as TypedTax;
    return read.name || read.rate || read.from || read.until ? [read] : [];
  });
  const series = Object.fromEntries(branchIds.map((id) => [id, text(`series.${id}`)]));
  return { ntn: text("ntn"), strn: text("strn"), series, taxes };
}

/** What a form says, in the shape of its contract and not validated. */
export const receiptRulesTyped = ({ ntn, strn, series, taxes }: TypedReceiptRules) => ({
  ...{ ntn: ntn || null, strn: strn || null },
  series: Object.fromEntries(
    Object.entries(series).flatMap(([id, letters]) => (letters ? [[id, letters.toUpperCase()]] : [])),
  ),
  taxes: taxes.map(({ name, rate, from, until, branchId }) => ({
    ...{ name, from, rate: hundredthsTyped(rate), until: until || null, branchId: branchId || null },
  })),
});

/** "16", "16.5" and "16 %" in hundredths of a per cent; the text itself where it is none. */
function hundredthsTyped(typed: string): number | string {
  const percent = percentTyped(typed);
  // More than two decimals stay a fraction, which the contract refuses.
  return typeof percent === "number" ? Number((percent * 100).toFixed(6)) : typed;
}
