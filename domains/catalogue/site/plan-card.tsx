import type { SitePlan } from "#domains/content/contract/site-content.ts";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import type { LanguageMark } from "#shared/language-of.ts";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { AskFee } from "./ask-fee.tsx";
import { PriceOr } from "./price-or.tsx";

/** The fields of a plan on its card; the price in each market. */
export type PlanOnCard = Pick<SitePlan, "id" | "title" | "summary" | "features" | "highlighted"> & {
  price: FeeTexts;
  /** The address of a chat that asks for the price. */
  askFee: string;
} & LanguageMark;

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
      aria-label={title}
      lang={plan.lang}
      dir={plan.dir}
      className={`flex flex-col rounded-card border p-5 shadow-card md:p-8 ${
        highlighted
          ? "on-dark h-full border-band-line bg-band text-on-band lg:-my-4 lg:h-[calc(100%+2rem)] lg:py-12"
          : "h-full border-transparent bg-surface"
      }`}
    >
      <h3 className="text-2xl">{title}</h3>
      <p className={`mt-2 ${soft}`}>{summary}</p>
      <PriceOr
        fees={price}
        className="mt-3 min-h-14 md:mt-6"
        price={
          <p className={soft}>
            <span className={`font-display text-5xl font-bold ${highlighted ? "text-on-band" : "text-ink"}`}>
              <Fee of={price} />
            </span>
            {` ${perMonth}`}
          </p>
        }
        otherwise={
          <AskFee href={plan.askFee} text={priceHidden} of={title} className="font-display text-xl leading-snug" />
        }
      />
      <ButtonLink to={`${action.href}?plan=${id}`} variant={highlighted ? "main" : "quiet"} className="mt-5">
        {action.label}
        <span className="sr-only">{`: ${title}`}</span>
      </ButtonLink>
      <ul className={`ticks mt-5 grid gap-1.5 max-md:text-sm md:mt-7 md:gap-3 ${soft}`}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
