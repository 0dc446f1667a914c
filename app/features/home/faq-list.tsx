import { useState } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Faq } from "#shared/content/faqs.ts";

type FaqListProps = { faqs: Faq[]; showAll: string; hideAll: string };

/** The questions, opened one by one or all at once (specification §4, "FAQ (home)"). */
export function FaqList({ faqs, showAll, hideAll }: FaqListProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const allOpen = open.size === faqs.length;
  const toggle = (position: number, opened: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (opened) after.add(position);
      else after.delete(position);
      return after;
    });
  return (
    <>
      <Accordion entries={faqs} open={open} onToggle={toggle} />
      <Button
        variant="quiet"
        className="mt-6"
        aria-expanded={allOpen}
        onClick={() => setOpen(allOpen ? new Set() : new Set(faqs.keys()))}
      >
        {allOpen ? hideAll : showAll}
      </Button>
    </>
  );
}
