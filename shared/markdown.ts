/** A piece of a line. */
export type MarkdownInline =
  | { is: "text"; text: string }
  | { is: "code"; text: string }
  | { is: "strong" | "em"; children: MarkdownInline[] }
  | { is: "link"; href: string; children: MarkdownInline[] };

/** A part of a text: a paragraph of lines, a list (`first` is its first number, null for bullets), or code. */
export type MarkdownBlock =
  | { is: "paragraph"; lines: MarkdownInline[][] }
  | { is: "list"; first: number | null; items: MarkdownInline[][] }
  | { is: "code"; text: string };

/** Where a link may lead: an address of the web, a mailbox, a phone, or a path of the site. */
const safeHref = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s"'<>\\{}]*$/i;
const longestHref = 500;

/**
 * Reads the one small Markdown of the program: **bold**, *italics* or _italics_, `code`, [links](https://example.com),
 * lists and fenced code. Anything else is text, and so is every mark that has no partner. It takes time in proportion to
 * the text, whatever that holds.
 */
export function readMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let fence: string[] | null = null;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    if (line.startsWith("```")) {
      if (fence) blocks.push({ is: "code", text: fence.join("\n") });
      fence = fence ? null : [];
    } else if (fence) fence.push(line);
    else addLine(blocks, line);
  }
  if (fence) blocks.push({ is: "code", text: fence.join("\n") });
  return blocks.filter((block) => block.is !== "paragraph" || block.lines.length > 0);
}

/** A text without its marks, as it is read aloud. */
export function readPlainly(text: string): string {
  const plain = (piece: MarkdownInline): string =>
    "children" in piece ? piece.children.map(plain).join("") : piece.text;
  const lineOf = (line: MarkdownInline[]) => line.map(plain).join("");
  return readMarkdown(text)
    .flatMap((block) =>
      block.is === "code" ? block.text : (block.is === "list" ? block.items : block.lines).map(lineOf),
    )
    .join("\n");
}

function addLine(blocks: MarkdownBlock[], line: string) {
  const last = blocks.at(-1);
  if (line.trim() === "") {
    if (last) blocks.push({ is: "paragraph", lines: [] });
    return;
  }
  const [, bullet, number, said] = /^ {0,3}(?:([-*+])|(\d{1,3})[.)]) +(\S.*)$/.exec(line) ?? [];
  if (said !== undefined && (bullet || number)) {
    const first = number === undefined ? null : Number(number);
    if (last?.is === "list" && isNext(last, first)) last.items.push(readInline(said));
    else blocks.push({ is: "list", first, items: [readInline(said)] });
    return;
  }
  if (last?.is === "paragraph") last.lines.push(readInline(line));
  else blocks.push({ is: "paragraph", lines: [readInline(line)] });
}

/** Whether an item continues a list: another bullet, or the next number. A number that was typed is never another one. */
function isNext({ first, items }: { first: number | null; items: unknown[] }, number: number | null): boolean {
  return first === null || number === null ? first === number : number === first + items.length;
}

/** An opened mark, and where its content begins. */
interface Open {
  mark: "**" | "*" | "_" | "[";
  at: number;
}

/** Reads one line. */
export function readInline(line: string): MarkdownInline[] {
  const scan = scanOf(line);
  let at = 0;
  while (at < line.length) {
    const taken = scan.fact(at) || scan.escaped(at) || scan.code(at) || scan.emphasis(at) || scan.bracket(at);
    at += taken || scan.plain(at);
  }
  return joined(scan.out);
}

/** The steps of reading a line: each takes what it knows at a place, and answers how many signs that were. */
function scanOf(line: string) {
  const out: MarkdownInline[] = [];
  const opened: Open[] = [];
  const counts = { "**": 0, "*": 0, _: 0, "[": 0 };
  let hasTick = true;
  const add = (text: string) => {
    out.push({ is: "text", text });
    return text.length;
  };
  const open = (mark: Open["mark"]) => {
    opened.push({ mark, at: out.length });
    counts[mark] += 1;
    return add(mark);
  };
  /** What stands since the newest such mark; marks opened after it stay text. */
  const close = (mark: Open["mark"]): MarkdownInline[] => {
    let last = opened.pop();
    while (last && last.mark !== mark) {
      counts[last.mark] -= 1;
      last = opened.pop();
    }
    counts[mark] -= 1;
    return joined(out.splice(last?.at ?? 0).slice(1));
  };
  return {
    out,
    plain: (at: number) => add(line[at] ?? ""),
    fact: (at: number) => (line[at] === "{" ? add(/^\{[\w.-]{1,60}\}/.exec(line.slice(at, at + 62))?.[0] ?? "{") : 0),
    escaped: (at: number) =>
      line[at] === "\\" && /[\\*_`[\]]/.test(line[at + 1] ?? "") ? 1 + add(line[at + 1] ?? "") : 0,
    code(at: number) {
      if (line[at] !== "`") return 0;
      const end = hasTick ? line.indexOf("`", at + 1) : -1;
      hasTick = end > 0;
      if (end <= at + 1) return add("`");
      out.push({ is: "code", text: line.slice(at + 1, end) });
      return end + 1 - at;
    },
    emphasis(at: number) {
      const mark = markAt(line, at);
      if (!mark) return 0;
      const after = line[at + mark.length] ?? " ";
      if (counts[mark] === 0) return isSpace(after) ? add(mark) : open(mark);
      if (isSpace(line[at - 1] ?? " ")) return add(mark);
      const children = close(mark);
      out.push({ is: mark === "**" ? "strong" : "em", children });
      return mark.length;
    },
    bracket(at: number) {
      if (line[at] === "[" && counts["["] === 0) return open("[");
      if (line[at] !== "]" || counts["["] === 0) return 0;
      const href = line[at + 1] === "(" ? hrefAt(line, at + 2) : null;
      const children = close("[");
      if (href === null) {
        out.push({ is: "text", text: "[" }, ...children);
        return add("]");
      }
      out.push({ is: "link", href, children });
      return href.length + 3;
    },
  };
}

/** The mark of bold or italics at a place; none inside a word or a sum such as snake_case, __init__ and 2*3*4. */
function markAt(line: string, at: number): "**" | "*" | "_" | null {
  const sign = line[at];
  if (sign !== "*" && sign !== "_") return null;
  const mark = sign === "*" && line[at + 1] === "*" ? "**" : sign;
  const isTail = mark === "*" && line[at - 1] === "*";
  const [before, after] = [line[at - (isTail ? 2 : 1)] ?? " ", line[at + mark.length] ?? " "];
  if (mark === "_" && (before === "_" || after === "_")) return null;
  return isLetter(before) && isLetter(after) ? null : mark;
}

/** The address of a link, up to its bracket; null for one that leads nowhere safe. */
function hrefAt(line: string, from: number): string | null {
  const end = line.slice(from, from + longestHref + 1).indexOf(")");
  const href = end > 0 ? line.slice(from, from + end) : "";
  return safeHref.test(href) ? href : null;
}

const isSpace = (sign: string) => /\s/.test(sign);
const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/** Neighbouring texts as one. */
function joined(pieces: MarkdownInline[]): MarkdownInline[] {
  const out: MarkdownInline[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (piece.is === "text" && last?.is === "text") last.text += piece.text;
    else out.push(piece.is === "text" ? { ...piece } : piece);
  }
  return out;
}
