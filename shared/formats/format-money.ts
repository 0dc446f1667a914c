import type { Money } from "#shared/money.ts";

/** An amount for reading, without needless hundredths: "$447", "PKR 45,000". */
export function formatMoney({ minor, currency }: Money): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / 100);
}

/** An amount for a banking form: "447.00". */
export function plainAmount(minor: number): string {
  return (minor / 100).toFixed(2);
}
