import { Fragment, type ReactNode } from "react";
import { type MarkdownBlock, type MarkdownInline, readInline, readMarkdown } from "#shared/markdown.ts";

/**
 * A text that staff wrote for students in the program's small Markdown, as elements: it holds no markup of its own. Lines
 * stay lines, code keeps its spaces, and each part is written in its own direction.
 */
export function MarkedText({ text, look = "" }: { text: string; look?: string }) {
  return <div className={`grid gap-3 wrap-anywhere ${look}`}>{inOrder(readMarkdown(text).map(blockOf))}</div>;
}

/** One line of such a text inside another element, such as a quiz's option. */
export function MarkedLine({ text }: { text: string }) {
  return inOrder(readInline(text).map(inlineOf));
}

/** The parts of a text have no other identity than their place. */
const inOrder = (parts: ReactNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
  parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);

function blockOf(block: MarkdownBlock): ReactNode {
  if (block.is === "code")
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide line is reached by the keyboard
      <pre dir="ltr" tabIndex={0} className="overflow-x-auto rounded-lg bg-sunken px-3 py-2 text-sm">
        <code>{block.text}</code>
      </pre>
    );
  if (block.is === "paragraph")
    return (
      <p dir="auto" className="whitespace-pre-wrap">
        {inOrder(block.lines.flatMap((line, at) => [at > 0 && "\n", ...line.map(inlineOf)]))}
      </p>
    );
  const items = inOrder(block.items.map(itemOf));
  if (block.first === null)
    return (
      <ul dir="auto" className="grid list-disc gap-1 ps-5">
        {items}
      </ul>
    );
  return (
    <ol dir="auto" start={block.first} className="grid list-decimal gap-1 ps-6">
      {items}
    </ol>
  );
}

function itemOf(item: MarkdownInline[]): ReactNode {
  return <li>{inOrder(item.map(inlineOf))}</li>;
}

function inlineOf(piece: MarkdownInline): ReactNode {
  if (piece.is === "text") return piece.text;
  if (piece.is === "code")
    return (
      <code dir="ltr" className="rounded bg-sunken px-1 whitespace-pre-wrap">
        {piece.text}
      </code>
    );
  const inside = inOrder(piece.children.map(inlineOf));
  if (piece.is === "link")
    return (
      <a href={piece.href} rel="noreferrer" className="link">
        {inside}
      </a>
    );
  return piece.is === "strong" ? <strong>{inside}</strong> : <em>{inside}</em>;
}
