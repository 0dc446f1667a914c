import type { ContentChanges } from "#server/services/content/content-changes.ts";

/** How many answers are remembered; the oldest goes first. */
const most = 1_000;

/**
 * `find`, asked once for each key until content changes. What it finds nothing for is asked every time, so that made-up
 * keys fill no memory; so is what it found before a change and answered after it.
 */
export function memoizeContent<Found extends {}>(
  changes: ContentChanges,
  find: (key: string) => Promise<Found | undefined>,
): (key: string) => Promise<Found | undefined> {
  const known = new Map<string, Found>();
  let generation = 0;
  changes.onChange(() => {
    known.clear();
    generation += 1;
  });
  return async (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const asked = generation;
    const found = await find(key);
    if (found === undefined || asked !== generation) return found;
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= most) known.delete(oldest);
    known.set(key, found);
    return found;
  };
}
