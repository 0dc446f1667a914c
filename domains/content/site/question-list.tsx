import type { HTMLAttributes } from "react";
import { useState } from "react";
import { Accordion } from "#ui/site/accordion.tsx";
import { Button } from "#ui/site/button.tsx";

type QuestionListProps = {
  questions: ({ question: string; answer: string } & Pick<HTMLAttributes<HTMLElement>, "lang" | "dir">)[];
  /** The labels of the button that opens and closes all; without them there is no button. */
  toggle?: { showAll: string; hideAll: string };
};

/** Questions, opened one by one or all at once (specification §4, "FAQ (home)"). */
export function QuestionList({ questions, toggle }: QuestionListProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const allOpen = open.size === questions.length;
  const onToggle = (position: number, opened: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (opened) after.add(position);
      else after.delete(position);
      return after;
    });
  return (
    <>
      <Accordion entries={questions} open={open} onToggle={onToggle} />
      {toggle && (
        <Button
          variant="quiet"
          className="mt-6"
          aria-expanded={allOpen}
          onClick={() => setOpen(allOpen ? new Set() : new Set(questions.keys()))}
        >
          {allOpen ? toggle.hideAll : toggle.showAll}
        </Button>
      )}
    </>
  );
}
