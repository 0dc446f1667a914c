import { expect, it } from "vitest";
import { amountsByCurrency, currencyCode } from "./currency-fields.ts";

const saidOf = (amounts: unknown) =>
  amountsByCurrency.safeParse(amounts).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("an amount has no more decimals than its currency", () => {
  expect(amountsByCurrency.parse({ USD: 99.5, KWD: 30.125, JPY: 5000 })).toEqual({ USD: 99.5, KWD: 30.125, JPY: 5000 });
  expect(saidOf({ USD: 99.555, JPY: 5000.5 })).toEqual([
    ["USD", "USD has 2 decimals at most."],
    ["JPY", "JPY has no decimals."],
  ]);
});

it("an amount has the letters of a currency that there is, whatever its decimals", () => {
  expect(saidOf({ usd: 1.555 })).toEqual([["usd", "Please begin with the three letters of a currency: USD: 99."]]);
});

it("a currency is chosen by the three letters of one that there is", () => {
  expect(currencyCode.parse("PKR")).toBe("PKR");
  expect(currencyCode.safeParse("Rs").error?.issues[0]?.message).toBe(
    "This must be the three letters of a currency, such as USD.",
  );
});
