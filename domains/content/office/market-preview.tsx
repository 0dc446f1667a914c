import type { Fees } from "#domains/content/rules/course-price.ts";
import type { MoneyForm } from "#domains/content/rules/money-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats } from "#shared/formats/formats.ts";
import { isCurrency } from "#shared/money.ts";
import { useFrame } from "#ui/office/office-frame.ts";

type MarketPreviewProps = {
  form: MoneyForm;
  /** The lowest fee in each currency. */
  lowest: Fees;
  terms: { currency: string; fees: string };
  /** Their names; null for everywhere else. */
  countries: string[] | null;
};

/** A sentence on the fees that a visitor of a market sees. */
export function MarketPreview({ form, lowest, terms: { currency, fees }, countries }: MarketPreviewProps) {
  const { lang } = useFrame().language;
  const { preview: words } = useFrame().words.content.money;
  const others = form.markets.length > 0 ? words.elsewhere : words.anywhere;
  const place = countries ? formats(lang).list("disjunction").format(countries) : others;
  const fee = isCurrency(currency) ? lowest[currency] : undefined;
  const said = () => {
    if (countries?.length === 0) return words.none;
    if (fees === "asked") return fillText(words.asked, { place });
    if (fee === undefined || !isCurrency(currency)) return fillText(words.missing, { place, currency });
    return fillText(words.shown, { place, fee: formats(lang).money(currency).format(fee) });
  };
  return (
    <p aria-live="polite" className="rounded-lg bg-emerald-tint px-3 py-2 sm:col-span-2">
      {said()}
    </p>
  );
}
