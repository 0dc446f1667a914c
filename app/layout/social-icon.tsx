import file from "#ui/site/pictograms.svg?no-inline";
import type { marks } from "#ui/site/pictograms.ts";

/** A network's logo; its name is beside it as text. */
export function SocialIcon({ of, size = 20 }: { of: keyof typeof marks; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${file}#${of}`} />
    </svg>
  );
}
