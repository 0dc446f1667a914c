import type { ESTree } from "vite";
import { bare, type Expression, nameOf, type OpenSource, type WordSource } from "./word-sources.ts";

/** What an expression comes to; undefined where only the running program knows. */
export type Value = string | number | Value[] | Tree | Call | undefined;

interface Tree {
  [name: string]: Value;
}

type Call = (given: Value[]) => Value;

/** The file of an expression, and the values of a function's parameters around it. */
interface Scope {
  open: OpenSource;
  source: WordSource;
  given?: ReadonlyMap<string, Value>;
}

/** What has been evaluated, for as long as its source is open. */
const known = new WeakMap<Expression, Value>();

/** What a constant of a file comes to. */
export function constantValue(open: OpenSource, source: WordSource, name: string): Value {
  const own = source.constants.get(name);
  if (own) return evaluate({ open, source }, own);
  const from = source.imports.get(name);
  return from?.name ? constantValue(open, open(from.path), from.name) : undefined;
}

/** The value with these names below another one. */
export const valueAt = (value: Value, names: string[]): Value =>
  names.reduce<Value>(
    (at, name) => (typeof at === "object" && Object.hasOwn(at, name) ? (at as Tree)[name] : undefined),
    value,
  );

/** What an expression comes to: words are literals, templates, what is made of them, and what a function of the file makes. */
export function evaluate(scope: Scope, node: Expression): Value {
  // Within a function it comes to something else at each call.
  if (scope.given) return evaluated(scope, bare(node));
  if (!known.has(node)) known.set(node, evaluated(scope, bare(node)));
  return known.get(node);
}

function evaluated(scope: Scope, node: Expression): Value {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" || typeof node.value === "number" ? node.value : undefined;
    case "TemplateLiteral":
      return joined(scope, node);
    case "Identifier":
      return scope.given?.has(node.name)
        ? scope.given.get(node.name)
        : constantValue(scope.open, scope.source, node.name);
    case "MemberExpression":
      return member(scope, node);
    case "ObjectExpression":
      return tree(scope, node);
    case "ArrayExpression":
      return list(scope, node);
    case "ArrowFunctionExpression":
      return (given) => called(scope, node, given);
    case "CallExpression":
      return made(scope, node);
    default:
      return undefined;
  }
}

function joined(scope: Scope, { quasis, expressions }: ESTree.TemplateLiteral): Value {
  const parts = expressions.map((one) => evaluate(scope, one));
  if (parts.some((part) => typeof part !== "string" && typeof part !== "number")) return undefined;
  return quasis.map(({ value }, at) => `${value.cooked ?? ""}${parts[at] ?? ""}`).join("");
}

function member(scope: Scope, { object, property }: ESTree.MemberExpression): Value {
  if (property.type !== "Identifier" || object.type === "Super") return undefined;
  return valueAt(evaluate(scope, object), [property.name]);
}

function tree(scope: Scope, { properties }: ESTree.ObjectExpression): Value {
  const values: Tree = {};
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      const spread = evaluate(scope, property.argument);
      // What is not known may say any name.
      if (typeof spread !== "object") return undefined;
      Object.assign(values, spread);
    } else {
      const name = nameOf(property);
      if (name !== null) values[name] = evaluate(scope, property.value);
    }
  }
  return values;
}

function list(scope: Scope, { elements }: ESTree.ArrayExpression): Value {
  const values: Value[] = [];
  for (const element of elements) {
    if (element?.type === "SpreadElement") {
      const spread = evaluate(scope, element.argument);
      if (!Array.isArray(spread)) return undefined;
      values.push(...spread);
    } else if (element) values.push(evaluate(scope, element));
  }
  return values;
}

function made(scope: Scope, { callee, arguments: given }: ESTree.CallExpression): Value {
  const made = callee.type === "Super" ? undefined : evaluate(scope, callee);
  if (typeof made !== "function") return undefined;
  return made(given.map((one) => (one.type === "SpreadElement" ? undefined : evaluate(scope, one))));
}

function called(scope: Scope, { params, body }: ESTree.ArrowFunctionExpression, values: Value[]): Value {
  if (body.type === "BlockStatement") return undefined;
  const given = new Map(scope.given);
  for (const [at, param] of params.entries()) {
    if (param.type === "Identifier") given.set(param.name, values[at]);
    if (param.type !== "ArrayPattern") continue;
    for (const [place, inner] of param.elements.entries())
      if (inner?.type === "Identifier") given.set(inner.name, valueAt(values[at], [String(place)]));
  }
  return evaluate({ ...scope, given }, body);
}
