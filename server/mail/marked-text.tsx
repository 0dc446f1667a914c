import { Fragment, type ReactNode } from "react";
import type { Mark, Marks } from "./edited-texts.ts";

/** Shows a link of an owner's text. */
type ShowLink = (href: string, children: ReactNode) => ReactNode;

/** An opened mark, and what stands in it. */
interface Opened {
  mark: Mark | null;
  children: ReactNode[];
}

/** Parts of an e-mail's text with the owner's marks as elements. Parts that are elements already stay as they are. */
export function showMarks(parts: ReactNode[], marks: Marks | null, showLink: ShowLink): ReactNode[] {
  if (!marks) return parts;
  const opened: Opened[] = [{ mark: null, children: [] }];
  const add = (node: ReactNode) => opened.at(-1)?.children.push(node);
  const end = () => {
    const last = opened.length > 1 ? opened.pop() : undefined;
    if (last?.mark) add(elementOf(last.mark, last.children, showLink));
  };
  const take = (mark: Mark) => {
    if (mark.is === "end") end();
    else if (mark.is === "break" || mark.is === "item") add(<br />);
    else opened.push({ mark, children: [] });
  };
  for (const part of parts.flatMap((one) => (typeof one === "string" ? split(one, marks) : [{ node: one }])))
    if ("mark" in part) take(part.mark);
    else add(part.node);
  while (opened.length > 1) end();
  return keyed(opened[0]?.children ?? []);
}

/** A text as its words and its marks, in their order. */
function split(text: string, { pattern, list }: Marks): ({ node: ReactNode } | { mark: Mark })[] {
  return text.split(pattern).map((piece, at) => {
    const mark = at % 2 === 1 ? list[Number(piece)] : undefined;
    return mark ? { mark } : { node: piece };
  });
}

/** The pieces of a text have no other identity than their place. */
const keyed = (pieces: ReactNode[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: their place is all they have
  pieces.map((piece, at) => <Fragment key={at}>{piece}</Fragment>);

function elementOf(mark: Mark, children: ReactNode[], showLink: ShowLink): ReactNode {
  const inside = keyed(children);
  if (mark.is === "link") return showLink(mark.href, inside);
  if (mark.is === "strong") return <strong>{inside}</strong>;
  if (mark.is === "em") return <em>{inside}</em>;
  return <code>{inside}</code>;
}
