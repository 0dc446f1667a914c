import { expect, it } from "vitest";
import { formatPrice } from "#app/lib/format-price.ts";
import { company } from "#shared/content/company.ts";

it.each([0, 5, 99, 149, 199.5, 999, 1000, 1250.25, 99_000, 1_234_567])(
  "writes %d as readers of English do",
  (amount) => {
    const words = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: company.currency.code,
      maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
    expect(formatPrice(amount)).toBe(words.format(amount));
  },
);
