import { toPlainText } from "@react-email/render";

/** What we use of html-to-text, which brings no types. */
interface Node {
  attribs?: { href?: string };
  children: Node[];
}
interface TextBuilder {
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
  addInline(text: string, options: { noWordTransform: boolean }): void;
  addLineBreak(): void;
}
type Format = (node: Node, walk: (children: Node[], builder: TextBuilder) => void, builder: TextBuilder) => void;

/** The address alone: the words of the link say nothing more. */
const address: Format = ({ attribs }, _walk, builder) => {
  builder.addInline(attribs?.href ?? "", { noWordTransform: true });
};

/** What to do, and below it the address where: on a line of its own, so that every mail program makes it a link. */
const action: Format = (node, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(node.children, builder);
  builder.addInline(":", { noWordTransform: true });
  builder.addLineBreak();
  address(node, walk, builder);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** The sign before a signature, which mail programs set apart. */
const signature: Format = (node, walk, builder) => {
  builder.addInline("--", { noWordTransform: true });
  builder.addLineBreak();
  walk(node.children, builder);
};

const block = (selector: string, lineBreaks: number) => ({
  selector,
  format: "block",
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

const selectors = [
  block("h1", 2),
  block(".line", 1),
  block("tr.fact", 1),
  { selector: "th.fact-label", format: "inlineSurround", options: { suffix: ": " } },
  { selector: "td.fact-value", format: "inline" },
  { selector: 'a[href^="tel:"]', format: "inline" },
  { selector: "a.address", format: "address" },
  { selector: "a.action", format: "action" },
  { selector: "strong.signature", format: "signature" },
];

/** An email's HTML as a person reads it in a plain text program: facts as `Label: value`, addresses on their own line. */
export function plainText(html: string): string {
  return toPlainText(html, { selectors, formatters: { address, action, signature } });
}
