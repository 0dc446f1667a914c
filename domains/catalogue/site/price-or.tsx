import type { ReactNode } from "react";
import type { FeeTexts } from "#shared/formats/fee-texts.ts";

type PriceOrProps = {
  /** The fee in each currency that visitors see; it is asked for in those that have none. */
  fees: FeeTexts;
  price: ReactNode;
  otherwise: ReactNode;
  className?: string;
};

/** A price, or its replacement where it is asked for; both share one box, so nothing moves. */
export function PriceOr({ fees, price, otherwise, className = "" }: PriceOrProps) {
  const classes = classesOf(fees);
  return (
    <div className={`either items-end ${className}`}>
      <div className={`when-prices-shown${classes.fee}`}>{price}</div>
      <div className={`when-prices-hidden${classes.otherwise}`}>{otherwise}</div>
    </div>
  );
}

/** The classes of a fee and of what stands in its place, where some currencies have none. */
function classesOf(texts: FeeTexts): { fee: string; otherwise: string } {
  const lacking = texts.flatMap((text, at) => (text === null ? [at + 1] : []));
  const named = (name: string) => lacking.map((number) => ` ${name}-${number}`).join("");
  return { fee: named("lacks-fee"), otherwise: named("asks-fee") };
}
