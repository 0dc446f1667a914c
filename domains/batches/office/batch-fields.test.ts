import { expect, it } from "vitest";
import { batchFields } from "./batch-fields.ts";

it.each([
  [
    { seats: "1,000", price: "$1,499.50" },
    { seats: 1000, price: 1499.5 },
  ],
  [
    { seats: "۲۵", price: "۱۵۰" },
    { seats: 25, price: 150 },
  ],
  [
    { seats: "", price: "" },
    { seats: undefined, price: null },
  ],
  [
    { seats: "many", price: "3,14" },
    { seats: "many", price: "3,14" },
  ],
  [
    { seats: "25", price: "Rs 150" },
    { seats: 25, price: "Rs 150" },
  ],
])("a batch typed with %j has %j", (typed, read) => {
  expect(batchFields(typed, { common: "USD" })).toMatchObject(read);
});
