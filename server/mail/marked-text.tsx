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
  for (const part of parts) {
    if (typeof part !== "string") add(part);
    else
      for (const [at, piece] of part.split(marks.pattern).entries()) {
        const mark = at % 2 === 1 ? marks.list[Number(piece)] : null;
        if (!mark) add(piece);
        else if (mark.is === "break" || mark.is === "item") add(<br />);
        else if (mark.is === "end") end();
        else opened.push({ mark, children: [] });
      }
  }
  while (opened.length > 1) end();
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
  return (opened[0]?.children ?? []).map((child, at) => <Fragment key={at}>{child}</Fragment>);
}

function elementOf(mark: Mark, children: ReactNode[], showLink: ShowLink): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
  const inside = children.map((child, at) => <Fragment key={at}>{child}</Fragment>);
  if (mark.is === "link") return showLink(mark.href, inside);
  if (mark.is === "strong") return <strong>{inside}</strong>;
  if (mark.is === "em") return <em>{inside}</em>;
  return <code>{inside}</code>;
}
