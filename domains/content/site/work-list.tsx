import type { PieceOfWork } from "#domains/content/contract/page-parts.ts";
import { SwipeList } from "#ui/site/swipe-list.tsx";

/** Pieces of work by students: a gallery where they have pictures, else a list of texts. */
export function WorkList({ pieces }: { pieces: PieceOfWork[] }) {
  if (pieces.every(({ picture }) => picture === undefined))
    return (
      <SwipeList className="gap-x-4 gap-y-8 sm:gap-x-10 md:grid-cols-3">
        {pieces.map((piece) => (
          <li key={piece.title} className="border-t-2 border-accent pt-4">
            <Told {...piece} />
          </li>
        ))}
      </SwipeList>
    );
  return (
    <SwipeList className="gap-5 md:grid-cols-3">
      {pieces.map(({ picture, ...piece }) => (
        <li key={piece.title} className="overflow-hidden rounded-card bg-surface shadow-card">
          {picture && (
            <img
              src={picture.image}
              alt={picture.alt}
              loading="lazy"
              decoding="async"
              className="aspect-video w-full bg-sunken object-cover"
            />
          )}
          <div className="p-5">
            <Told {...piece} />
          </div>
        </li>
      ))}
    </SwipeList>
  );
}

/** The kind of a piece, and its maker. */
function Told({ title, text, by }: Omit<PieceOfWork, "picture">) {
  return (
    <>
      <h3 className="text-lg leading-snug">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      <p dir="auto" className="mt-3 text-sm font-medium">
        {by}
      </p>
    </>
  );
}
