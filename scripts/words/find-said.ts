import type { ESTree } from "vite";
import { evaluate } from "./evaluate-words.ts";
import { bare, type Expression, nameOf, type OpenSource, type WordSource } from "./word-sources.ts";

/** Where a source says a text: a literal; or what makes it, and the names below that lead to it. */
export interface Said {
  source: WordSource;
  node: Expression;
  rest: string[];
}

/** Where the text with these names below an expression is said; null if it is nowhere. */
export function findSaid(open: OpenSource, { source, node: wrapped, rest }: Said): Said | null {
  const node = bare(wrapped);
  const [name = "", ...below] = rest;
  switch (node.type) {
    case "Literal":
    case "TemplateLiteral":
      return rest.length === 0 ? { source, node, rest } : null;
    case "Identifier":
      return findNamed(open, { source, node, rest }, node.name);
    case "MemberExpression":
      if (node.property.type !== "Identifier" || node.object.type === "Super") return null;
      return findSaid(open, { source, node: node.object, rest: [node.property.name, ...rest] });
    case "ObjectExpression":
      return findInObject(open, { source, rest }, node);
    case "ArrayExpression": {
      const entry = entriesOf(node)?.[Number(name)];
      return entry ? findSaid(open, { source, node: entry, rest: below }) : { source, node, rest };
    }
    default:
      return { source, node, rest };
  }
}

function findNamed(open: OpenSource, at: Said, name: string): Said {
  const { source, rest } = at;
  const from = source.imports.get(name);
  const there = from?.name ? { source: open(from.path), name: from.name } : { source, name };
  const node = there.source.constants.get(there.name);
  return (node && findSaid(open, { source: there.source, node, rest })) ?? at;
}

function findInObject(
  open: OpenSource,
  { source, rest }: Pick<Said, "source" | "rest">,
  { properties }: ESTree.ObjectExpression,
): Said | null {
  const [name = "", ...below] = rest;
  // The last that says a name wins.
  for (const property of properties.toReversed()) {
    if (property.type === "SpreadElement") {
      const { argument } = property;
      const spread = evaluate({ open, source }, argument);
      if (typeof spread !== "object" || !Object.hasOwn(spread, name)) continue;
      return findSaid(open, { source, node: argument, rest });
    }
    if (nameOf(property) === name) return findSaid(open, { source, node: property.value, rest: below });
  }
  return null;
}

/** The entries of a list, with those of the lists that are spread within; null where anything else is spread. */
function entriesOf({ elements }: ESTree.ArrayExpression): Expression[] | null {
  const entries: Expression[] = [];
  for (const element of elements) {
    if (!element) return null;
    const inner = element.type !== "SpreadElement" ? [element] : spreadIn(element);
    if (!inner) return null;
    entries.push(...inner);
  }
  return entries;
}

const spreadIn = ({ argument }: ESTree.SpreadElement) =>
  argument.type === "ArrayExpression" ? entriesOf(argument) : null;
