import { fillText } from "#shared/fill-text.ts";
import { mapTexts } from "./map-texts.ts";

/** Facts by the names that texts use: "company.address.city". */
export type Facts = Record<string, string | number>;

/** The texts and numbers of a tree by their place: `{ a: ["x"] }` named "n" is `{ "n.a.0": "x" }`. */
export function factsOf(name: string, tree: unknown): Facts {
  const facts: Facts = {};
  const collect = (place: string, one: unknown) => {
    if (typeof one === "string" || typeof one === "number") facts[place] = one;
    else if (typeof one === "object" && one !== null)
      for (const [key, value] of Object.entries(one)) collect(`${place}.${key}`, value);
  };
  collect(name, tree);
  return facts;
}

/** The same tree with `{company.name}` and other facts filled into its texts. Other names in braces are left. */
export const fillFacts = <Tree>(tree: Tree, facts: Facts): Tree =>
  mapTexts(tree, (text) => (text.includes("{") ? fillText(text, facts) : text));

const filledLast = new WeakMap<object, { named: string; filled: unknown }>();

/**
 * The same, for trees that no one changes: each is filled again only with other facts than the last time, which few
 * publications bring. `named` is the facts as text.
 */
export function fillFactsOnce<Tree extends object>(tree: Tree, facts: Facts, named = JSON.stringify(facts)): Tree {
  const before = filledLast.get(tree);
  if (before?.named === named) return before.filled as Tree;
  const filled = fillFacts(tree, facts);
  filledLast.set(tree, { named, filled });
  return filled;
}
