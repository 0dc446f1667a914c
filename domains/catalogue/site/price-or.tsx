import type { ReactNode } from "react";

type PriceOrProps = { price: ReactNode; otherwise: ReactNode; className?: string };

/** A price, or its replacement if prices are hidden; both share one box, so nothing moves. */
export function PriceOr({ price, otherwise, className = "" }: PriceOrProps) {
  return (
    <div className={`either items-end ${className}`}>
      <div className="when-prices-shown">{price}</div>
      <div className="when-prices-hidden">{otherwise}</div>
    </div>
  );
}
