/**
 * The same tree with its texts changed. Parts in which no text changes are the very same objects, so that values
 * computed from them stay valid. `keep` decides which items of a list stay, from the new item and the old one.
 */
export function mapTexts<Tree>(tree: Tree, change: (text: string) => string, keep?: Keep): Tree;
export function mapTexts(tree: unknown, change: (text: string) => string, keep: Keep = () => true): unknown {
  if (typeof tree === "string") return change(tree);
  if (typeof tree !== "object" || tree === null) return tree;
  if (Array.isArray(tree)) {
    const items = tree.map((one: unknown) => mapTexts(one, change, keep));
    const kept = items.filter((item, at) => keep(item, tree[at]));
    return kept.length === tree.length && kept.every((item, at) => item === tree[at]) ? tree : kept;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [key, value] of Object.entries(tree)) {
    const made = mapTexts(value, change, keep);
    if (made === value) continue;
    changed ??= { ...tree };
    changed[key] = made;
  }
  return changed ?? tree;
}

type Keep = (made: unknown, was: unknown) => boolean;
