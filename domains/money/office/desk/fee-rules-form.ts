import type { FeeRules } from "#domains/money/contract/fee-rules.ts";
import type { Currency } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import { readNumber } from "#shared/read-number.ts";

/** The rules for fees as a form holds them. */
export interface TypedFeeRules {
  lateFee: { currency: Currency; amount: string }[];
  grace: string;
  follows: string;
  teachersSee: boolean;
}

/** The rules as a form shows them, with a late fee in each of these currencies. */
export function typedFeeRules(
  { lateFee, grace, follows, teachersSee }: FeeRules,
  currencies: Currency[],
): TypedFeeRules {
  return {
    lateFee: currencies.map((currency) => ({ currency, amount: String(lateFee[currency] ?? "") })),
    ...{ grace: String(grace), follows, teachersSee },
  };
}

/** What a form holds. */
export function readFeeRulesForm(sent: FormData, currencies: Currency[]): TypedFeeRules {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  return {
    lateFee: currencies.map((currency) => ({ currency, amount: text(`lateFee.${currency}`) })),
    ...{ grace: text("grace"), follows: text("follows"), teachersSee: sent.has("teachersSee") },
  };
}

/** The rules that a form says, not validated, and the fields whose amount is none; other currencies stay as they are. */
export function settingsOfFeeRules(typed: TypedFeeRules, before: FeeRules): { rules: unknown; wrong: Currency[] } {
  const lateFee: FeeRules["lateFee"] = { ...before.lateFee };
  const wrong: Currency[] = [];
  for (const { currency, amount } of typed.lateFee) {
    delete lateFee[currency];
    if (amount === "") continue;
    const sum = readMoney(amount, currency);
    if (sum === null || sum < 0) wrong.push(currency);
    else if (sum > 0) lateFee[currency] = sum;
  }
  const { follows, teachersSee } = typed;
  return { rules: { lateFee, grace: readNumber(typed.grace) ?? typed.grace, follows, teachersSee }, wrong };
}
