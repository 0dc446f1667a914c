import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Market } from "#domains/institute/rules/markets.ts";
import { isCurrency } from "#shared/money.ts";
import { readMoney } from "#shared/read-money.ts";
import type { Fees } from "./course-price.ts";

type Terms = { currency: string; fees: string };

/** The form of currency, markets and fees, as it is typed. */
export interface MoneyForm {
  currency: string;
  /** Countries by their two letters. */
  markets: (Terms & { countries: string[] })[];
  elsewhere: Terms;
  /** Each plan's fees by currency, as text. */
  plans: { id: string; title: string; fees: Partial<Record<string, string>> }[];
}

/** The form as it is published. */
export function moneyFormOf({ money, plans }: Pick<SiteContent, "money" | "plans">): MoneyForm {
  const terms = ({ currency, fees }: Market): Terms => ({ currency, fees });
  const elsewhere = money.markets.find(({ countries }) => countries === null);
  return {
    currency: money.currency,
    markets: money.markets.flatMap((market) =>
      market.countries ? [{ ...terms(market), countries: [...market.countries] }] : [],
    ),
    elsewhere: elsewhere ? terms(elsewhere) : { currency: money.currency, fees: "shown" },
    plans: plans.map(({ id, title, fees }) => ({
      ...{ id, title },
      fees: Object.fromEntries(Object.entries(fees).map(([code, fee]) => [code, String(fee)])),
    })),
  };
}

/** The currencies that the form asks fees in: the institute's, then those of its markets. */
export function currenciesIn({ currency, markets, elsewhere }: MoneyForm): string[] {
  return [...new Set([currency, ...[...markets, elsewhere].map((market) => market.currency)])].filter(isCurrency);
}

/** Reads a sent form; titles and the other fees are those of `before`. A country chosen in a list is added. */
export function readMoneyForm(sent: FormData, before: MoneyForm): MoneyForm {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const termsAt = (place: string): Terms => ({ currency: text(`${place}.currency`), fees: text(`${place}.fees`) });
  const count = Math.min(Number(text("markets")) || 0, 20);
  return {
    currency: text("currency"),
    markets: Array.from({ length: count }, (_, at) => {
      const place = `markets.${at}`;
      const chosen = [...sent.getAll(`${place}.countries`), sent.get(`${place}.add`)].map(String);
      const known = chosen.filter((code) => /^[A-Z]{2}$/.test(code));
      return { countries: [...new Set(known)], ...termsAt(place) };
    }),
    elsewhere: termsAt("elsewhere"),
    plans: before.plans.map(({ id, title, fees }) => {
      const typed = Object.keys(fees).concat(currenciesTyped(sent, id));
      const named = typed.map((code) => [code, sent.has(feeName(id, code)) ? text(feeName(id, code)) : fees[code]]);
      return { id, title, fees: Object.fromEntries(named) };
    }),
  };
}

/** The name of the field of a plan's fee in a currency. */
export const feeName = (plan: string, currency: string) => `fee.${plan}.${currency}`;

const currenciesTyped = (sent: FormData, plan: string) =>
  [...sent.keys()].flatMap((name) => (name.startsWith(feeName(plan, "")) ? [name.slice(-3)] : []));

/** The form after a step: "add" a market, or "remove:1". */
export function changeMoneyForm(form: MoneyForm, change: string): MoneyForm {
  const [step = "", at = ""] = change.split(":");
  if (step === "remove") return { ...form, markets: form.markets.toSpliced(Number(at), 1) };
  if (step !== "add") return form;
  return { ...form, markets: [...form.markets, { countries: [], currency: form.currency, fees: "shown" }] };
}

/** The settings' document that a form says. */
export function settingsOf({ currency, markets, elsewhere }: MoneyForm): unknown {
  return { currency, markets, elsewhere };
}

/** A plan's fees as they are read: null for a text that is no amount of its currency. An empty text is no fee. */
export function feesRead({ fees }: MoneyForm["plans"][number]): Partial<Record<string, number | null>> {
  const typed = Object.entries(fees).filter(([, text]) => text);
  return Object.fromEntries(typed.map(([code, text = ""]) => [code, readMoney(text, code)]));
}

/** The form with its fees as they are stored: without those that are asked for, and in plain figures. */
export function asSaved(form: MoneyForm): MoneyForm {
  const plans = form.plans.map((plan) => ({
    ...plan,
    fees: Object.fromEntries(Object.entries(feesRead(plan)).map(([code, fee]) => [code, String(fee)])),
  }));
  return { ...form, plans };
}

/** The lowest fee of the plans in a currency, which a visitor sees first; undefined where it is asked for. */
export function lowestFee(form: MoneyForm, currency: string): number | undefined {
  const fees = form.plans.flatMap((plan) => feesRead(plan)[currency] ?? []);
  return fees.length > 0 ? Math.min(...fees) : undefined;
}

/** The plans whose fees differ from the published ones. */
export function changedPlans(form: MoneyForm, published: { id: string; fees: Fees }[]) {
  return form.plans.flatMap((plan) => {
    const fees = Object.fromEntries(Object.entries(feesRead(plan)).filter(([, fee]) => typeof fee === "number"));
    const before = published.find(({ id }) => id === plan.id)?.fees ?? {};
    const codes = new Set([...Object.keys(fees), ...Object.keys(before)]);
    const isSame = [...codes].every((code) => isCurrency(code) && fees[code] === before[code]);
    return isSame ? [] : [{ id: plan.id, fees: fees as Record<string, number> }];
  });
}
