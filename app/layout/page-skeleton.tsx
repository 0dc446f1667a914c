import { useFrame } from "#domains/content/site/site-frame.ts";

const bar = "animate-pulse rounded-control bg-line";

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  const { words } = useFrame();
  return (
    <div role="status" className="page min-h-screen pt-24 pb-24">
      <span className="sr-only">{words.loading}</span>
      <div className={`h-14 max-w-xl ${bar}`} />
      <div className={`mt-6 h-6 max-w-md ${bar}`} />
      <div className="mt-16 grid gap-6 lg:grid-cols-2">
        {["a", "b", "c", "d"].map((card) => (
          <div key={card} className="h-72 animate-pulse rounded-card bg-surface shadow-card" />
        ))}
      </div>
    </div>
  );
}
