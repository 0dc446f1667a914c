import { expect, it } from "vitest";
import { demoDocuments } from "#content/demo-site.ts";
import { contractOf } from "#domains/content/contract/kinds.ts";
import { en } from "#server/compose/words/messages.ts";
import { readDocument } from "./document-form.ts";
import { shapeOf } from "./document-shape.ts";
import { fieldsOfPart, instituteParts, partNames, partWith, withPart } from "./institute-parts.ts";

const key = { kind: "company", id: "company" };
const company = demoDocuments.find(({ kind }) => kind === "company")?.document as Record<string, unknown>;
const shape = shapeOf(key, en) ?? [];

it("asks for each fact of the institute on one screen, but for what the look and the money have", () => {
  const asked = Object.values(instituteParts).flat();
  expect(new Set(asked).size).toBe(asked.length);
  const others = shape.map(({ name }) => name).filter((name) => !asked.includes(name));
  expect(others.toSorted()).toEqual(["brand", "currency"]);
  for (const part of partNames) expect(fieldsOfPart(part, shape).length).toBeLessThanOrEqual(8);
});

it("says the words of each part", () => {
  for (const part of partNames) expect(en.admin.content.institute.parts[part].title).not.toBe("");
});

it.each(partNames)("changes nothing else of the facts with the part %s", (part) => {
  const typed = Object.fromEntries(Object.entries(company).filter(([name]) => instituteParts[part].includes(name)));
  expect(withPart(company, part, typed)).toEqual(company);
  expect(contractOf(key)?.safeParse(withPart(company, part, typed)).success).toBe(true);
});

it("leaves the ways to pay as they are where orders are changed", () => {
  const form = new FormData();
  form.append("payment.daysToPay", "9");
  const changed = withPart(company, "orders", readDocument(fieldsOfPart("orders", shape), form));
  expect(changed.payment).toEqual({ ...(company.payment as object), daysToPay: 9, isDemo: false });
});

it("leads from a field to its screen", () => {
  expect([partWith("hours.spans.0.opens"), partWith("payment.daysToPay"), partWith("currency.code")]).toEqual([
    ...["hours", "orders", "name"],
  ]);
});
