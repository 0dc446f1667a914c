import { Temporal } from "temporal-polyfill";
import { fillText } from "#shared/fill-text.ts";
import { foldText } from "#shared/fold-text.ts";
import { formatDate } from "#shared/formats/format-date.ts";

/** A tax that every price contains; `rate` is in hundredths of a per cent, and no branch is everywhere. */
interface TaxRate {
  name: string;
  rate: number;
  /** Its days: "2026-07-01"; without a last one it has no end. */
  from: string;
  until: string | null;
  branchId: string | null;
}

/** A tax with the moments between which it counts, by the institute's clock; `ends` is null for one without end. */
export type DatedTax = Pick<TaxRate, "name" | "rate" | "branchId"> & { begins: string; ends: string | null };

/** A tax that a payment contains. A receipt keeps it as it was issued. */
export interface ContainedTax {
  name: string;
  /** Hundredths of a per cent. */
  rate: number;
  /** Minor units of the payment's currency. */
  minor: number;
}

/** The taxes of a payment that counts from a moment, for a batch of a branch or of none. */
export function taxesAt<Tax extends DatedTax>(taxes: Tax[], at: Date, branchId: string | null): Tax[] {
  return taxes.filter(
    ({ begins, ends, branchId: own }) =>
      new Date(begins) <= at && (ends === null || at < new Date(ends)) && (own === null || own === branchId),
  );
}

/**
 * The part of a sum that each tax is. Prices contain them: a sum is the net amount and all its taxes, each of the net
 * amount. So a tax of `rate` is the sum times `rate`, divided by 100 % and the rates of all, in exact minor units and
 * rounded once, a half up: 16 % of 6,000.00 are 827.59.
 */
export function taxesWithin(sumMinor: number, taxes: Pick<TaxRate, "name" | "rate">[]): ContainedTax[] {
  const whole = BigInt(taxes.reduce((sum, { rate }) => sum + rate, 10_000));
  return taxes.map(({ name, rate }) => ({
    ...{ name, rate },
    minor: Number((2n * BigInt(Math.abs(sumMinor)) * BigInt(rate) + whole) / (2n * whole)),
  }));
}

interface Overlap {
  /** The number of the rate that has to change, from 0. */
  at: number;
  field: "from" | "until";
  message: string;
}

/**
 * The rates that count on the same days and at the same place as another of the same tax. The one that begins first is
 * to end before the other begins; where both begin on one day, the later of the list is wrong.
 */
export function overlapsOf(taxes: TaxRate[]): Overlap[] {
  return taxes.flatMap((tax, at): Overlap[] => {
    const others = taxes.filter((other, place) => place !== at && isSame(tax, other));
    const after = others.filter(({ from }) => from > tax.from && (tax.until === null || from <= tax.until));
    const next = after.toSorted((one, other) => (one.from < other.from ? -1 : 1))[0];
    if (next) {
      const last = Temporal.PlainDate.from(next.from).subtract({ days: 1 }).toString();
      const message = `Another rate of this tax begins on ${formatDate(next.from)}. Please end this one by ${formatDate(last)}.`;
      return [{ at, field: "until", message }];
    }
    const isTwice = taxes.slice(0, at).some((other) => isSame(tax, other) && other.from === tax.from);
    return isTwice ? [{ at, field: "from", message: "Another rate of this tax begins on the same day." }] : [];
  });
}

const isSame = (one: TaxRate, other: TaxRate) =>
  foldText(one.name) === foldText(other.name) &&
  (one.branchId === null || other.branchId === null || one.branchId === other.branchId);

/** The institute's numbers with the tax offices; null for none. */
export interface TaxNumbers {
  ntn: string | null;
  strn: string | null;
}

/** The tax numbers that there are, a line each: "NTN 1234567-8". */
export const taxNumberLines = ({ ntn, strn }: TaxNumbers, words: Record<keyof TaxNumbers, string>): string[] => [
  ...(ntn ? [fillText(words.ntn, { number: ntn })] : []),
  ...(strn ? [fillText(words.strn, { number: strn })] : []),
];
