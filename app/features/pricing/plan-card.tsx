import { PriceOr } from "#app/ui/price-or.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { SitePlan } from "#shared/contracts/content/site-content.ts";

/** What a card shows of its plan; the price in words. */
export type PlanOnCard = Pick<SitePlan, "id" | "title" | "summary" | "features" | "highlighted"> & { price: string };

type PlanCardProps = {
  plan: PlanOnCard;
  action: { label: string; href: string };
  perMonth: string;
  priceHidden: string;
};

/** A pricing plan; the highlighted one has a dark ground. */
export function PlanCard({ plan, action, perMonth, priceHidden }: PlanCardProps) {
  const { id, title, summary, price, features, highlighted } = plan;
  const soft = highlighted ? "text-on-band-soft" : "text-ink-soft";
  return (
    <article
      className={`flex flex-col rounded-card border p-7 shadow-card md:p-8 ${
        highlighted
          ? "on-dark border-band-line bg-band text-on-band lg:-my-4 lg:h-[calc(100%+2rem)] lg:py-12"
          : "h-full border-transparent bg-surface"
      }`}
    >
      <h3 className="text-2xl">{title}</h3>
      <p className={`mt-2 ${soft}`}>{summary}</p>
      <PriceOr
        className="mt-6 min-h-14"
        price={
          <p className={soft}>
            <span className={`font-display text-5xl font-bold ${highlighted ? "text-on-band" : "text-ink"}`}>
              {price}
            </span>{" "}
            {perMonth}
          </p>
        }
        otherwise={<p className="font-display text-xl leading-snug font-semibold">{priceHidden}</p>}
      />
      <ButtonLink to={`${action.href}?plan=${id}`} variant={highlighted ? "main" : "quiet"} className="mt-6">
        {action.label}
        <span className="sr-only">: {title}</span>
      </ButtonLink>
      <ul className={`ticks mt-7 grid gap-3 ${soft}`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
