import { dirname, join } from "node:path";
import { type ESTree, parseSync } from "vite";

export type Expression = ESTree.Expression;

/** A file of words as its source says them. Paths are the repository's. */
export interface WordSource {
  path: string;
  text: string;
  /** What each constant is, by its name. */
  constants: ReadonlyMap<string, Expression>;
  /** Where a name comes from; without a name there, it is the whole file. */
  imports: ReadonlyMap<string, { path: string; name: string | null }>;
  /** Each comment, by the place of what it stands before. */
  comments: ReadonlyMap<number, string>;
  /** What the comment above a constant says, by its name. */
  about: ReadonlyMap<string, string>;
}

export type OpenSource = (path: string) => WordSource;

/** Opens files of words, each once. */
export function openWordSources(read: (path: string) => string): OpenSource {
  const opened = new Map<string, WordSource>();
  return (path) => {
    const source = opened.get(path) ?? parsed(path, read(path));
    opened.set(path, source);
    return source;
  };
}

function parsed(path: string, text: string): WordSource {
  const { program, comments: found } = parseSync(path, text);
  const next = (end: number) => end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  const comments = new Map(found.map(({ value, end }) => [next(end), plain(value)]));
  const about = new Map<string, string>();
  const constants = new Map<string, Expression>();
  const imports = new Map<string, { path: string; name: string | null }>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (statement.type === "ImportDeclaration") noteImports(path, statement, imports);
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== "Identifier" || !init) continue;
      constants.set(id.name, init);
      about.set(id.name, comments.get(statement.start) ?? "");
    }
  }
  return { path, text, constants, imports, comments, about };
}

/** A comment without its marks, in one line. */
const plain = (comment: string) =>
  comment
    .replace(/^\*|\n\s*\*/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function noteImports(
  from: string,
  { source: { value }, specifiers }: ESTree.ImportDeclaration,
  imports: Map<string, { path: string; name: string | null }>,
) {
  if (!value.startsWith("#") && !value.startsWith(".")) return;
  const path = value.startsWith("#") ? value.slice(1) : join(dirname(from), value);
  for (const one of specifiers) {
    const named = one.type === "ImportSpecifier" && one.imported.type === "Identifier" ? one.imported.name : null;
    imports.set(one.local.name, { path, name: named });
  }
}

/** An expression without what only types see. */
export function bare(node: Expression): Expression {
  const isWrapped =
    node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" || node.type === "ParenthesizedExpression";
  return isWrapped ? bare(node.expression) : node;
}

/** The name of a property as its source says it. */
export function nameOf({ key, computed }: ESTree.ObjectProperty): string | null {
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" ? String(key.value) : null;
}

/** What the comments say of a text below a constant: the constant's own first, those within it after. */
export function commentsOn({ comments, constants, about }: WordSource, [name = "", ...rest]: string[]): string[] {
  const said = [about.get(name)];
  let node = constants.get(name);
  for (const one of rest) {
    const inner = node && bare(node);
    if (inner?.type !== "ObjectExpression") break;
    const property = inner.properties.find((each) => each.type === "Property" && nameOf(each) === one);
    if (property?.type !== "Property") break;
    said.push(comments.get(property.start));
    node = property.value;
  }
  return said.flatMap((one) => (one ? [one] : []));
}
