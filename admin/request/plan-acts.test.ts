import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { NewReduction } from "#domains/money/contract/fee-plans.ts";
import { en } from "#server/compose/words/messages.ts";
import { planActs } from "./plan-acts.ts";

/** What the form asks for with a percentage as it was typed. */
async function askedWith(percent: string): Promise<NewReduction[]> {
  const asked: NewReduction[] = [];
  const verbs = {
    askReduction: async (reduction: NewReduction) => {
      asked.push(reduction);
      return { amount: "$10" };
    },
  };
  const sent = new FormData();
  sent.append("formKey", randomUUID());
  sent.append("charge", "1");
  const office = { verbs, site: { messages: en } } as unknown as Parameters<NonNullable<typeof planActs.reduce>>[0];
  await planActs.reduce?.(office, { kind: "scholarship", reference: "A", reason: "Merit", amount: "", percent }, sent);
  return asked;
}

it.each([
  ["10%", 10],
  ["12.5 %", 12.5],
  ["۱۰٪", 10],
  ["10", 10],
  [" ", undefined],
])("fewer fees are asked for in per cent, with the sign or without: %j", async (typed, percent) => {
  expect((await askedWith(typed)).map((one) => one.percent)).toEqual([percent]);
});

it.each(["ten", "0", "-10%", "101%"])("%j is no part of a fee", async (typed) => {
  await expect(askedWith(typed)).rejects.toMatchObject({ issues: [{ path: ["percent"] }] });
});
