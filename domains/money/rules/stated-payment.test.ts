import { expect, it } from "vitest";
import { transactionKey, typedPayment } from "./stated-payment.ts";

it.each([
  ["FT-2611 9981", "FT26119981"],
  [" tid: 0042 ", "TID0042"],
  ["۱۲۳۴", "1234"],
  ["--", ""],
])("the transaction number %j is compared as %j", (typed, key) => {
  expect(transactionKey(typed)).toBe(key);
});

it("reads what is typed, and nothing where a file or nothing was sent", () => {
  const form = new FormData();
  form.set("amount", " 6000/- ");
  form.set("paidOn", new File(["x"], "x"));
  expect(typedPayment(form)).toEqual({ amount: "6000/-", paidOn: "", transaction: "" });
});
