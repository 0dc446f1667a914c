import file from "./pictograms.svg?no-inline";
import type { pictograms } from "./pictograms.ts";

export type IconName = keyof typeof pictograms;

/** A pictogram by name; decoration, because the text beside it says the same. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
