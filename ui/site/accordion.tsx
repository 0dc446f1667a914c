import type { HTMLAttributes } from "react";
import { Drawing } from "./drawing.tsx";

type AccordionProps = {
  entries: ({ question: string; answer: string } & Pick<HTMLAttributes<HTMLElement>, "lang" | "dir">)[];
  /** The open ones by position, and a callback for opening and closing. */
  open: ReadonlySet<number>;
  onToggle: (position: number, open: boolean) => void;
};

/** Questions that open one by one; built on the native element, so it works before hydration. */
export function Accordion({ entries, open, onToggle }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {entries.map(({ question, answer, lang, dir }, position) => (
        <details
          key={question}
          lang={lang}
          dir={dir}
          open={open.has(position)}
          onToggle={(event) => onToggle(position, event.currentTarget.open)}
          className="group"
        >
          <summary className="question">
            {question}
            <Drawing of="plus" size={22} className="group-open:rotate-45" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
