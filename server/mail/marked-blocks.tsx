import { Fragment, type ReactNode } from "react";
import { type MarkdownBlock, type MarkdownInline, readMarkdown } from "#shared/markdown.ts";
import { useEmailColors } from "./email-theme.tsx";
import { MailLink } from "./parts.tsx";

const line = { fontSize: "16px", lineHeight: "24px", wordBreak: "break-word" } as const;

/** A text that staff wrote in the program's small Markdown: paragraphs, lists and code, each in its own direction. */
export function MarkedBlocks({ text }: { text: string }) {
  return inOrder(readMarkdown(text).map(asBlock));
}

/** The parts of a text have no other identity than their place. */
const inOrder = (parts: ReactNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
  parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);

const lineBreak = <br />;
const asBlock = (block: MarkdownBlock) => <Block block={block} />;

function Block({ block }: { block: MarkdownBlock }) {
  const colors = useEmailColors();
  if (block.is === "code")
    return (
      <pre
        dir="ltr"
        {...colors(
          { text: "ink", ground: "sunken" },
          { ...line, fontSize: "14px", margin: "0 0 16px", padding: "10px 14px", whiteSpace: "pre-wrap" },
        )}
      >
        {block.text}
      </pre>
    );
  if (block.is === "paragraph")
    return (
      <p dir="auto" {...colors({ text: "ink" }, { ...line, margin: "0 0 16px" })}>
        {inOrder(block.lines.flatMap((pieces, at) => [at > 0 ? lineBreak : null, ...pieces.map(inlineOf)]))}
      </p>
    );
  const List = block.first === null ? "ul" : "ol";
  return (
    <List
      dir="auto"
      {...(block.first !== null && { start: block.first })}
      {...colors({ text: "ink" }, { ...line, margin: "0 0 16px", padding: "0 24px" })}
    >
      {inOrder(block.items.map(itemOf))}
    </List>
  );
}

const itemOf = (item: MarkdownInline[]) => <li>{inOrder(item.map(inlineOf))}</li>;

function inlineOf(piece: MarkdownInline): ReactNode {
  if (piece.is === "text") return piece.text;
  if (piece.is === "code") return <code dir="ltr">{piece.text}</code>;
  const inside = inOrder(piece.children.map(inlineOf));
  if (piece.is === "link") return <MailLink href={piece.href}>{inside}</MailLink>;
  return piece.is === "strong" ? <strong>{inside}</strong> : <em>{inside}</em>;
}
