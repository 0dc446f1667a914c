import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseAst } from "vite";

/**
 * Refuses text that React could not take out, or put something before, once a browser's translator has replaced it by an
 * element of its own: bare text that a condition shows among other children, and bare text behind an element that comes
 * and goes. In a `<span>` the text belongs to React's element, and the page survives.
 */
const advice = "bare text beside a condition: put the text into a <span>";

const isMarkup = ({ type }) => type === "JSXElement" || type === "JSXFragment";
const isBlank = ({ type, value }) => type === "JSXText" && /^\s*$/.test(value) && value.includes("\n");
const isComment = ({ type, expression }) =>
  type === "JSXExpressionContainer" && expression.type === "JSXEmptyExpression";
const childrenOf = ({ children }) => children.filter((child) => !isBlank(child) && !isComment(child));

/** Whether an initialiser makes an element, perhaps by a condition. */
function makesElement(node) {
  if (!node) return false;
  if (node.type === "LogicalExpression") return makesElement(node.right);
  return isMarkup(node);
}

/** The same by the kind of the expression. */
const tracesBy = {
  Literal: ({ value }) =>
    typeof value === "boolean" || value === null ? ["nothing"] : [value === " " ? "space" : "text"],
  JSXElement: () => ["element"],
  JSXFragment: (node, elements) => {
    const inner = childrenOf(node).flatMap((child) => tracesOfChild(child, elements));
    return inner.includes("text") ? ["bare", ...inner] : inner;
  },
  ParenthesizedExpression: ({ expression }, elements) => traces(expression, elements),
  ConditionalExpression: ({ consequent, alternate }, elements) => [
    "choice",
    ...traces(consequent, elements),
    ...traces(alternate, elements),
  ],
  LogicalExpression: ({ operator, left, right }, elements) => {
    const first = operator === "&&" ? ["choice", "nothing"] : traces(left, elements);
    return [...first, ...traces(right, elements)];
  },
  Identifier: ({ name }, elements) => [elements.has(name) ? "element" : "text"],
  CallExpression: ({ callee }) => [/^(?:map|flatMap)$/.test(callee.property?.name ?? "") ? "many" : "text"],
};

/** The markup that an expression may leave in the page; `elements` are names of constants and properties that hold elements. */
const traces = (node, elements) => tracesBy[node.type]?.(node, elements) ?? ["text"];

function tracesOfChild(child, elements) {
  if (child.type === "JSXText") return [child.value.trim() === "" ? "space" : "text"];
  return child.type === "JSXExpressionContainer" ? traces(child.expression, elements) : ["element"];
}

/** The children that would break a translated page. */
function faultsAmong(children, elements) {
  const found = children.map((child) => ({ child, kinds: tracesOfChild(child, elements) }));
  // A single text React sets and empties as a whole; not one that a fragment holds.
  if (found.length < 2)
    return found.filter(({ kinds }) => kinds.includes("choice") && kinds.includes("bare")).map(({ child }) => child);
  return found.flatMap(({ child, kinds }, at) => {
    const hasText = kinds.includes("text");
    const comesAndGoes =
      kinds.includes("choice") && (kinds.includes("nothing") || (hasText && kinds.includes("element")));
    const isBeforeText = found.slice(at + 1).some((later) => later.kinds.includes("text"));
    const isFault = (comesAndGoes && (hasText || isBeforeText)) || (kinds.includes("many") && isBeforeText);
    return isFault ? [child] : [];
  });
}

function* nodesOf(node) {
  if (typeof node?.type === "string") yield node;
  for (const inner of Object.values(node ?? {})) if (inner && typeof inner === "object") yield* nodesOf(inner);
}

function faultsOf(file) {
  const text = readFileSync(file, "utf8");
  const nodes = [...nodesOf(parseAst(text, { lang: "tsx" }, file))];
  const constants = nodes.filter(({ type, init }) => type === "VariableDeclarator" && makesElement(init));
  // Children of forms and pages are elements, and so is what a property's type says.
  const typed = [...text.matchAll(/(\w+)\??: ReactNode\b/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "children");
  const elements = new Set([...constants.map(({ id }) => id.name), ...typed]);
  const faults = nodes.filter(isMarkup).flatMap((parent) => {
    const tag = parent.openingElement?.name;
    const name = tag?.name ?? tag?.property?.name ?? "";
    const inForm = /^(?:form|Form|fieldset|Problem)$/.test(name) ? new Set([...elements, "children"]) : elements;
    return faultsAmong(childrenOf(parent), inForm);
  });
  return faults.map(({ start }) => `${file}:${text.slice(0, start).split("\n").length}  ${advice}`);
}

const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "*.tsx"], { encoding: "utf8" });
const browserCode = /^(?:admin|app|classroom|ui|domains\/[^/]+\/(?:site|office|classroom))\//;
const files = stdout.split("\n").filter((file) => browserCode.test(file) && existsSync(file));
const faults = files.filter((file) => !/\.test\.tsx$/.test(file)).flatMap(faultsOf);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
