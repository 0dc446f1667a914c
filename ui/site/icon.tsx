import file from "./pictograms.svg?no-inline";
import type { pictograms, trades } from "./pictograms.ts";
import ofTrades from "./trades.svg?no-inline";

export type IconName = keyof typeof pictograms | keyof typeof trades;

/** A pictogram by name; decoration, because the text beside it says the same. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${name.startsWith("trade-") ? ofTrades : file}#${name}`} />
    </svg>
  );
}
