/** Why a drawing is refused. */
export type SvgFault = "script" | "outside" | "text" | "photo" | "unreadable" | "tooMany";

/** The elements of a drawing that consists of shapes; all others are refused, or are a program's own notes. */
const shapes = new Set([
  ...[
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "title",
    "desc",
    "metadata",
    "style",
    "switch",
    "marker",
    "clippath",
    "mask",
  ],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "lineargradient", "radialgradient", "stop"],
]);

const faults: Partial<Record<string, SvgFault>> = {
  ...{ script: "script", foreignobject: "script", iframe: "script", handler: "script", set: "script" },
  ...{ animate: "script", animatemotion: "script", animatetransform: "script", a: "outside", image: "photo" },
  ...{ feimage: "photo", text: "text", tspan: "text", textpath: "text", font: "text" },
};

/** The most elements, and the most references from one to another: each may be drawn as often as it is referred to. */
const most = { elements: 20_000, references: 300 };

const isSpace = (letter: string | undefined) =>
  letter === " " || letter === "\n" || letter === "\t" || letter === "\r" || letter === "\f";

/**
 * Why a text is not a drawing of plain shapes; null for one that is. It reads every element and attribute itself and lets
 * through what it knows: no script, no reference to anything outside of the drawing, no entity, no text in a font, no
 * photo. It looks at each letter once.
 */
export function faultOfSvg(source: string): SvgFault | null {
  const counted = { elements: 0, references: 0 };
  let styled = "";
  let isStyle = false;
  for (const part of partsOf(source)) {
    if ("fault" in part) return part.fault;
    if (isStyle) styled += part.text;
    const { tag } = part;
    if (!tag) continue;
    isStyle = tag.name === "style" && !tag.isClosing && !tag.isEmpty;
    const fault = faultOfTag(tag, counted);
    if (fault) return fault;
  }
  return counted.elements === 0 ? "unreadable" : faultOfStyle(styled);
}

/** Everything between angle brackets in its order, each with the text before it, until the first fault. */
function* partsOf(source: string): Generator<Part> {
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf("<", at);
    if (open < 0) return;
    const part = readPart(source, open);
    if ("fault" in part) return yield part;
    yield { ...part, text: source.slice(at, open) + part.text };
    at = part.end;
  }
}

/** Something between angle brackets, and where the text after it begins. */
type Part = { fault: SvgFault } | { end: number; text: string; tag?: Tag };

/** What is no element, by its beginning and its end, and why it is refused. */
const others: { begins: string; ends: string; faultOf: (content: string) => SvgFault | null }[] = [
  { begins: "<!--", ends: "-->", faultOf: () => null },
  { begins: "<![CDATA[", ends: "]]>", faultOf: () => null },
  // Only the first line of an XML file; another instruction may name a style sheet elsewhere.
  { begins: "<?", ends: "?>", faultOf: (content) => (/^xml\s/.test(content) ? null : "outside") },
  // A type stands in many files; one that declares something of its own does not.
  {
    ...{ begins: "<!", ends: ">" },
    faultOf: (content) => (/^DOCTYPE\s/i.test(content) && !content.includes("[") ? null : "outside"),
  },
];

function readPart(source: string, open: number): Part {
  const other = others.find(({ begins }) => source.startsWith(begins, open));
  if (!other) {
    const tag = readTag(source, open);
    return tag ? { end: tag.end, text: "", tag } : { fault: "unreadable" };
  }
  const from = open + other.begins.length;
  const end = source.indexOf(other.ends, from);
  if (end < 0) return { fault: "unreadable" };
  const content = source.slice(from, end);
  const fault = other.faultOf(content);
  if (fault) return { fault };
  return { end: end + other.ends.length, text: other.begins === "<![CDATA[" ? content : "" };
}

function faultOfTag(tag: Tag, counted: { elements: number; references: number }): SvgFault | null {
  if (counted.elements === 0 && tag.name !== "svg") return "unreadable";
  if (tag.isClosing) return null;
  counted.elements += 1;
  counted.references += tag.attributes.filter(
    ([name, value]) => name.endsWith("href") || value.includes("url("),
  ).length;
  if (counted.elements > most.elements || counted.references > most.references) return "tooMany";
  const wrong = tag.attributes.map(([name, value]) => faultOfAttribute(name, value)).find((fault) => fault !== null);
  return faultOfName(tag.name) ?? wrong ?? null;
}

/** Elements with another prefix are a drawing program's own notes. */
function faultOfName(name: string): SvgFault | null {
  const [own = "", prefix = ""] = name.split(":", 2).reverse();
  if (prefix !== "" && prefix !== "svg") return null;
  return faults[own] ?? (shapes.has(own) ? null : "unreadable");
}

interface Tag {
  /** In small letters. */
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  attributes: [name: string, value: string][];
  /** Where the text after it begins. */
  end: number;
}

/** Reads a text letter by letter. */
function readerOf(source: string, from: number) {
  let at = from;
  return {
    at: () => at,
    take: (letters: string) => {
      if (!source.startsWith(letters, at)) return false;
      at += letters.length;
      return true;
    },
    skip: () => {
      while (isSpace(source[at])) at += 1;
    },
    word: () => {
      const begins = at;
      while (at < source.length && !isSpace(source[at]) && !"=/><\"'".includes(source[at] ?? "")) at += 1;
      return source.slice(begins, at).toLowerCase();
    },
    /** The text between two quotes; null without them. */
    quoted: () => {
      const quote = source[at];
      const end = quote === '"' || quote === "'" ? source.indexOf(quote, at + 1) : -1;
      if (end < 0) return null;
      const text = source.slice(at + 1, end);
      at = end + 1;
      return text;
    },
  };
}

/** The element at a place; null if it is not well formed. */
function readTag(source: string, open: number): Tag | null {
  const reader = readerOf(source, open + 1);
  const isClosing = reader.take("/");
  const name = reader.word();
  if (name === "") return null;
  const attributes: Tag["attributes"] = [];
  for (;;) {
    reader.skip();
    const isEmpty = reader.take("/");
    if (reader.take(">")) return { name, isClosing, isEmpty, attributes, end: reader.at() };
    const attribute = reader.word();
    reader.skip();
    if (isEmpty || attribute === "" || !reader.take("=")) return null;
    reader.skip();
    const value = reader.quoted();
    if (value === null) return null;
    attributes.push([attribute, value]);
  }
}

function faultOfAttribute(attribute: string, value: string): SvgFault | null {
  if (attribute.startsWith("on")) return "script";
  // A character that is written by its number could spell an address.
  const hasEntity = value.includes("&");
  if (/(?:^|:)href$/.test(attribute)) return value.trim().startsWith("#") && !hasEntity ? null : outsideOrScript(value);
  if (attribute === "src") return "outside";
  return faultOfStyle(value, hasEntity);
}

const outsideOrScript = (value: string): SvgFault =>
  value.trim().toLowerCase().startsWith("javascript:") ? "script" : "outside";

/** What is wrong in a style or a painted value: an address that is not a part of the drawing, or one that is disguised. */
function faultOfStyle(style: string, hasEntity = style.includes("&")): SvgFault | null {
  const text = style.toLowerCase();
  if (text.includes("@import") || text.includes("expression(") || text.includes("javascript:")) return "script";
  if (text.includes("@font-face")) return "text";
  const isDisguised = hasEntity || text.includes("\\");
  for (let at = text.indexOf("url("); at >= 0; at = text.indexOf("url(", at + 4)) {
    const target = text.slice(at + 4, at + 12).replace(/^[\s"']*/, "");
    if (isDisguised || !target.startsWith("#")) return "outside";
  }
  return null;
}
