/** A piece of a line: plain or strong words, or a link. */
export type AnswerPart = { text: string; strong?: boolean; href?: string };

/** A paragraph, or a list of lines. */
export type AnswerBlock = { kind: "paragraph"; parts: AnswerPart[] } | { kind: "list"; lines: AnswerPart[][] };

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Where a link may lead: our own pages, and ways to reach a person. */
const allowed = /^(?:\/(?![/\\])|https:\/\/wa\.me\/|mailto:|tel:)/;

/** Parses the answer's markup: paragraphs, "- " lists, **bold** and [links](/path); the rest is plain text. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const line of finished(text).split("\n")) {
    const item = /^\s*[-*•]\s+(.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item !== undefined && last?.kind === "list") last.lines.push(partsOf(item));
    else if (item !== undefined) blocks.push({ kind: "list", lines: [partsOf(item)] });
    else if (line.trim()) blocks.push({ kind: "paragraph", parts: partsOf(line) });
  }
  return blocks;
}

/** The text without markup that is still incomplete while an answer streams. */
function finished(text: string): string {
  const whole = text.replace(/\[([^\]\n]*)(?:\](?:\([^)\s]*)?)?$/, "$1");
  const isOpen = (whole.split("\n").at(-1)?.split("**").length ?? 1) % 2 === 0;
  return isOpen ? whole.replace(/\*\*(?!.*\*\*)/s, "") : whole;
}

function partsOf(line: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  for (const match of line.matchAll(marked)) {
    const [whole, strong, label, href = ""] = match;
    if (match.index > from) parts.push({ text: line.slice(from, match.index) });
    if (strong) parts.push({ text: strong, strong: true });
    else if (label) parts.push(allowed.test(href) ? { text: label, href } : { text: label });
    from = match.index + whole.length;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}
