import { expect, it } from "vitest";
import { wayOfRow } from "./way-of-row.ts";

const way = (kind: "bank" | "raast" | "wallet", title: string, currencies: "QAR"[] | null = null) => {
  return { kind, title, currencies };
};
const ways = [way("bank", "Meezan account"), way("raast", "Raast"), way("wallet", "Jazz Cash")];

it.each([
  ["RAAST P2P RABIA SALEEM", "Raast"],
  ["JAZZ CASH TRANSFER HINA", "Jazz Cash"],
  ["IBFT IN FARAH NAZ", "Meezan account"],
])("of %s is %s", (text, title) => {
  expect(wayOfRow(ways, { text, currency: "PKR" })).toBe(title);
});

it("is not known among two accounts, or where none takes the currency", () => {
  const two = [way("bank", "Meezan account"), way("bank", "Alfalah account")];
  expect(wayOfRow(two, { text: "IBFT IN FARAH NAZ", currency: "PKR" })).toBeNull();
  expect(wayOfRow([way("bank", "Doha", ["QAR"])], { text: "IBFT IN FARAH NAZ", currency: "PKR" })).toBeNull();
});
