import { AskFee } from "#domains/catalogue/site/ask-fee.tsx";
import { PriceOr } from "#domains/catalogue/site/price-or.tsx";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";
import { Fee } from "#ui/site/fee.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";

type OfferBarProps = {
  /** The price, in each market. */
  price: FeeTexts;
  priceHidden: string;
  /** The address of a chat that asks for the price. */
  askFee: string;
  /** The next batch in a few words; empty if there is none. */
  next: string;
  action: { label: string; href: string };
};

/** The content of the bar at the foot of a phone's screen: the price, the next batch, and one button. */
export function OfferBar({ price, priceHidden, askFee, next, action }: OfferBarProps) {
  return (
    <>
      <div className="min-w-0">
        <PriceOr
          fees={price}
          price={
            <p className="flex min-h-9 items-center font-display text-lg font-bold">
              <Fee of={price} />
            </p>
          }
          otherwise={<AskFee href={askFee} text={priceHidden} className="font-display text-lg" />}
        />
        {next && <p className="text-xs text-ink-soft">{next}</p>}
      </div>
      <ButtonLink to={action.href} className="shrink-0">
        {action.label}
      </ButtonLink>
    </>
  );
}
