import { Star } from "lucide-react";

/** A rating out of five, drawn and said. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-0.5" role="img" aria-label={`${rating} out of 5`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          size={16}
          aria-hidden="true"
          className={place <= Math.round(rating) ? "fill-accent text-accent" : "text-line-strong"}
        />
      ))}
    </span>
  );
}
