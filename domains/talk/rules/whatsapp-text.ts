import { type MarkdownInline, readMarkdown } from "#shared/markdown.ts";

interface Told {
  title: string;
  text: string;
  files?: { name: string; url: string }[];
}

/** A text in the program's small Markdown with the marks of WhatsApp, below its title and above links to its files and to a page. */
export function whatsappText({ title, text, files = [] }: Told, link: string): string {
  const blocks = readMarkdown(text).map((block) => {
    if (block.is === "code") return `\`\`\`${block.text}\`\`\``;
    if (block.is === "paragraph") return block.lines.map(inWords).join("\n");
    const signOf = (at: number) => (block.first === null ? "-" : `${block.first + at}.`);
    return block.items.map((item, at) => `${signOf(at)} ${inWords(item)}`).join("\n");
  });
  const linked = files.map(({ name, url }) => `${name}: ${url}`).join("\n");
  return [`*${title}*`, ...blocks, linked, link].filter((part) => part !== "").join("\n\n");
}

const inWords = (pieces: MarkdownInline[]): string => pieces.map(pieceInWords).join("");

function pieceInWords(piece: MarkdownInline): string {
  if (piece.is === "text") return piece.text;
  if (piece.is === "code") return `\`${piece.text}\``;
  const inside = inWords(piece.children);
  if (piece.is === "link") return inside === piece.href ? inside : `${inside}: ${piece.href}`;
  return piece.is === "strong" ? `*${inside}*` : `_${inside}_`;
}
