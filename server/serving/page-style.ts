import { LRUCache } from "lru-cache";
import { decodeEntities } from "#server/serving/decode-entities.ts";

/**
 * A part of a style sheet: a rule with the classes (".a") and elements ("p") of each of its selectors, a group with its parts (`@media`, `@layer`),
 * a property or an animation that others name, or a text that every page keeps.
 */
type Part =
  | { is: "text"; text: string }
  | { is: "property" | "keyframes"; text: string; name: string }
  | { is: "rule"; text: string; selectors: string[][] }
  | { is: "group"; opening: string; parts: Part[] };

const sheets = new LRUCache<string, Part[]>({ max: 8, memoMethod: partsOf });

/**
 * The part of a style sheet that may apply to a page as it is sent: a rule is left out if each of its selectors asks for a
 * class, an element or a part of a field that the page has not, then a property that no rule reads and an animation that
 * none plays. Scripts that add others bring the whole sheet first.
 */
export function styleOfPage(sheet: string, html: string): string {
  const parts = sheets.memo(sheet);
  return leftOut(parts, withoutUnread(written(parts, namesIn(html))));
}

const dates = ["date", "datetime-local", "month", "time", "week"];

/** The parts that browsers draw in fields, by what their selectors hold, and the types of the fields that have them. */
const partsOfFields: [part: string, types: string[]][] = [
  ["::-webkit-date", dates],
  ["::-webkit-calendar", dates],
  ["-spin-button", [...dates, "number"]],
  ["::-webkit-search", ["search"]],
  ["::file-selector-button", ["file"]],
];

/** Without the values of Tailwind's own properties that nothing in the style reads. */
function withoutUnread(style: string): string {
  const read = new Set(Array.from(style.matchAll(/var\((--tw-[\w-]+)/g), ([, name]) => name));
  return style.replace(/(?<![\w-])(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) =>
    read.has(name) ? whole : "",
  );
}

/** The written style, without the properties and animations that nothing else in it names. */
function leftOut(parts: Part[], style: string): string {
  return parts.reduce((kept, part) => {
    if (part.is === "group") return leftOut(part.parts, kept);
    if (part.is !== "property" && part.is !== "keyframes") return kept;
    const others = kept.replace(part.text, "");
    return others.includes(part.is === "property" ? `var(${part.name}` : part.name) ? kept : others;
  }, style);
}

/** The classes, the elements and the parts of fields of a page, as selectors name them. */
function namesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, list = ""]) => list));
  const classes = [...lists].flatMap((list) => decodeEntities(list).split(" "));
  return new Set([
    ...classes.map((name) => `.${name}`),
    ...Array.from(html.matchAll(/<([a-z][\w-]*)/g), ([, tag = ""]) => tag),
    ...partsOfFields.flatMap(([part, types]) => (types.some((type) => html.includes(` type="${type}"`)) ? [part] : [])),
  ]);
}

const written = (parts: Part[], names: ReadonlySet<string>): string =>
  parts.map((part) => writtenPart(part, names)).join("");

function writtenPart(part: Part, names: ReadonlySet<string>): string {
  if (part.is === "rule") {
    const applies = part.selectors.some((needed) => needed.every((name) => names.has(name)));
    return applies ? part.text : "";
  }
  if (part.is !== "group") return part.text;
  const content = written(part.parts, names);
  return content && `${part.opening}{${content}}`;
}

const groups = /^@(?:media|supports|layer|container)\b/;
const named = /^@(property|keyframes)\s+([\w-]+)/;

function partsOf(css: string): Part[] {
  return blocksOf(css).map(({ opening, content, text }): Part => {
    if (content === null) return { is: "text", text };
    const asked = opening.replace(/\/\*.*?\*\//gs, "").trim();
    if (groups.test(asked)) return { is: "group", opening, parts: partsOf(content) };
    const [, kind, name = ""] = named.exec(asked) ?? [];
    if (kind === "property" || kind === "keyframes") return { is: kind, text, name };
    return asked.startsWith("@") ? { is: "text", text } : { is: "rule", text, selectors: selectorsOf(asked) };
  });
}

/** The blocks of a sheet, and the statements between them, which have no content. */
function blocksOf(css: string): { opening: string; content: string | null; text: string }[] {
  const found: ReturnType<typeof blocksOf> = [];
  let [start, open, depth] = [0, 0, 0];
  const end = (at: number, content: string | null) => {
    found.push({ opening: css.slice(start, open), content, text: css.slice(start, at + 1) });
    start = at + 1;
  };
  for (const { index, 0: sign } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\/|\\.|[{};]/g)) {
    if (sign === "{" && depth++ === 0) open = index;
    if (sign === "}" && --depth === 0) end(index, css.slice(open + 1, index));
    if (sign === ";" && depth === 0) end(index, null);
  }
  if (start < css.length) found.push({ opening: "", content: null, text: css.slice(start) });
  return found;
}

/** `:where()` and `:is()` around a single selector, which ask for what it asks for. */
const aroundOne = /:(?:where|is)\(((?:\([^()]*\)|[^(),])*)\)/g;

/** The classes, elements and parts of fields that each selector of a list asks for; what stands in other brackets asks for none. */
function selectorsOf(list: string): string[][] {
  let bare = list.replace(aroundOne, " $1");
  for (const inner = /\((?:\\.|[^()\\])*\)|(?<!\\)\[(?:\\.|[^\]\\])*\]/g; inner.test(bare); )
    bare = bare.replace(inner, "");
  return bare
    .split(/(?<!\\),/)
    .map((selector) => [
      ...Array.from(selector.matchAll(/(?<![\\\w:.#-])\.?(?:\\.|[\w-])+/g), ([name]) => name.replace(/\\(.)/g, "$1")),
      ...partsOfFields.flatMap(([part]) => (selector.includes(part) ? [part] : [])),
    ]);
}
