import { Link, useSearchParams } from "react-router";
import { useFrame } from "./office-frame.ts";

type OlderProps = {
  next: string | null;
  isLater: boolean;
  /** The words of a list that is not by time. */
  said?: { next: string; first: string };
};

/** The links from one part of a list to the next, and back to its beginning. */
export function Older({ next, isLater, said }: OlderProps) {
  const { frame } = useFrame().words;
  const words = said ?? { next: frame.older, first: frame.newest };
  const [search] = useSearchParams();
  const withCursor = (after: string | null) => {
    const query = new URLSearchParams(search);
    query.delete("after");
    if (after) query.set("after", after);
    return `?${query}`;
  };
  if (!next && !isLater) return null;
  return (
    <p className="mt-4 flex gap-3">
      {isLater && (
        <Link to={withCursor(null)} className="button button-quiet">
          {words.first}
        </Link>
      )}
      {next && (
        <Link to={withCursor(next)} className="button button-quiet">
          {words.next}
        </Link>
      )}
    </p>
  );
}
