/** An eight-pointed star, a kite and a hexagon: pieces of the girih pattern. */
const shapes = [
  "M8 0 10.3 5.7 16 8l-5.7 2.3L8 16 5.7 10.3 0 8l5.7-2.3z",
  "M8 0 13 6 8 16 3 6z",
  "M8 1 14 4.5v7L8 15 2 11.5v-7z",
];

const colours = ["text-accent", "text-emerald", "text-lapis", "text-brick", "text-plum"];

/** Falling pieces of girih; the style sheet places them and holds them still under reduced motion. */
export function Confetti({ pieces }: { pieces: number }) {
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: pieces }, (_, piece) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are alike and never move
          key={piece}
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={`confetti-piece ${colours[piece % colours.length]}`}
          data-testid="confetti-piece"
        >
          <path d={shapes[piece % shapes.length]} fill="currentColor" />
        </svg>
      ))}
    </div>
  );
}
