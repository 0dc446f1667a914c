import { fillText } from "./fill-text.ts";

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
export function fillFacts<Tree>(tree: Tree, facts: Facts): Tree;
export function fillFacts(tree: unknown, facts: Facts): unknown {
  if (typeof tree === "string") return tree.includes("{") ? fillText(tree, facts) : tree;
  if (Array.isArray(tree)) return tree.map((one: unknown) => fillFacts(one, facts));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => [key, fillFacts(value, facts)]),
  );
}
