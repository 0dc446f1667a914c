import { Link, useSearchParams } from "react-router";
import { useFrame } from "./office-frame.ts";

/** The links from one part of a list to the next, and back to its beginning. */
export function Older({ next, isLater }: { next: string | null; isLater: boolean }) {
  const { frame } = useFrame().words;
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
          {frame.newest}
        </Link>
      )}
      {next && (
        <Link to={withCursor(next)} className="button button-quiet">
          {frame.older}
        </Link>
      )}
    </p>
  );
}
