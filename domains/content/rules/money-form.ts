import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Market } from "#domains/institute/rules/markets.ts";
import type { Currency } from "#shared/money.ts";
import type { Fees } from "./course-price.ts";

type Terms = { currency: string; fees: string };

/** The form of currency and markets, as it is typed. */
export interface MoneyForm {
  currency: string;
  /** Countries by their two letters. */
  markets: (Terms & { countries: string[] })[];
  elsewhere: Terms;
}

/** The form as it is published. */
export function moneyFormOf(money: SiteContent["money"]): MoneyForm {
  const terms = ({ currency, fees }: Market): Terms => ({ currency, fees });
  const elsewhere = money.markets.find(({ countries }) => countries === null);
  return {
    currency: money.currency,
    markets: money.markets.flatMap((market) =>
      market.countries ? [{ ...terms(market), countries: [...market.countries] }] : [],
    ),
    elsewhere: elsewhere ? terms(elsewhere) : { currency: money.currency, fees: "shown" },
  };
}

/** Reads a sent form. A country chosen in a list is added. */
export function readMoneyForm(sent: FormData): MoneyForm {
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
  };
}

/** The form after a step: "add" a market, or "remove:1". */
export function changeMoneyForm(form: MoneyForm, change: string): MoneyForm {
  const [step = "", at = ""] = change.split(":");
  if (step === "remove") return { ...form, markets: form.markets.toSpliced(Number(at), 1) };
  if (step !== "add") return form;
  return { ...form, markets: [...form.markets, { countries: [], currency: form.currency, fees: "shown" }] };
}

/** The lowest fee of the plans in each currency, which a visitor sees first. */
export function lowestFees(plans: { fees: Fees }[]): Fees {
  const fees: Fees = {};
  for (const [code, fee] of plans.flatMap((plan) => Object.entries(plan.fees) as [Currency, number][]))
    fees[code] = Math.min(fee, fees[code] ?? fee);
  return fees;
}
