import { expect, it } from "vitest";
import { demoDocuments } from "#content/demo-site.ts";
import { contractOf } from "#domains/content/contract/kinds.ts";
import { withNumbersRead } from "./read-numbers.ts";

const key = { kind: "company", id: "company" };
const company = demoDocuments.find(({ kind }) => kind === "company")?.document as {
  address: object;
  whatsapp: object;
};

/** The institute's numbers as they are kept when they were typed so, in its country. */
function kept(typed: string, countryCode = "PK") {
  const phones = [{ label: "Office", e164: typed, display: "our number" }];
  const address = { ...company.address, countryCode };
  const facts = withNumbersRead({ ...company, address, phones, whatsapp: { ...company.whatsapp, e164: typed } });
  const { phones: read, whatsapp } = facts as { phones: { e164: string }[]; whatsapp: { e164: string } };
  expect(read).toMatchObject([{ label: "Office", display: "our number" }]);
  expect(whatsapp.e164).toBe(read[0]?.e164);
  return { number: whatsapp.e164, isWhole: contractOf(key)?.safeParse(facts).success };
}

it.each([
  ["+92 300 1234567", "PK", "+923001234567"],
  ["0300 1234567", "PK", "+923001234567"],
  ["۰۳۰۰-۱۲۳۴۵۶۷", "PK", "+923001234567"],
  ["(042) 3576 1234", "PK", "+924235761234"],
  ["0092 300 1234567", "PK", "+923001234567"],
  ["\u202a+92 300 1234567\u202c", "PK", "+923001234567"],
  ["050 123 4567", "AE", "+971501234567"],
  ["+923001234567", "PK", "+923001234567"],
])("the institute's number %j, typed in %s, is kept as %s", (typed, country, number) => {
  expect(kept(typed, country)).toEqual({ number, isWhole: true });
});

it.each(["", "ring us", "12", "0300"])("%j stays as it was typed, for the contract to refuse", (typed) => {
  expect(kept(typed)).toEqual({ number: typed, isWhole: false });
});

it("changes nothing else of the institute's facts", () => {
  expect(withNumbersRead({ ...company })).toEqual(company);
});
