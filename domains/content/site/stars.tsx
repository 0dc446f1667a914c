import { useContext } from "react";
import { fillText } from "#shared/fill-text.ts";
import { shapeLink } from "#ui/site/drawing.tsx";
import { UiWords } from "#ui/site/ui-words.ts";

const places = [1, 2, 3, 4, 5];
/** In pixels. */
const size = 16;
const gap = 2;

/** A rating out of five, as stars and for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const words = useContext(UiWords);
  const full = Math.round(rating);
  const star = (place: number) => (
    <use key={place} href={shapeLink("star")} x={(place - 1) * (size + gap)} width={size} height={size} />
  );
  return (
    <svg
      width={places.length * (size + gap) - gap}
      height={size}
      fill="none"
      role="img"
      aria-label={fillText(words.rating, { rating })}
      className="text-line-strong"
    >
      <g className="fill-accent text-accent">{places.slice(0, full).map(star)}</g>
      {places.slice(full).map(star)}
    </svg>
  );
}
