import { useState } from "react";
import type { SavedAnnouncement } from "#domains/talk/contract.ts";
import { putBack, type TypedField } from "#ui/form/typed-fields.ts";

/** What is typed in the fields that a template fills. */
function writtenIn(form: HTMLFormElement): Pick<SavedAnnouncement, "title" | "text"> {
  const sent = new FormData(form);
  return { title: String(sent.get("title") ?? ""), text: String(sent.get("text") ?? "") };
}

const fieldsOf = ({ title, text }: Pick<SavedAnnouncement, "title" | "text">): TypedField[] => [
  ["title", title],
  ["text", text],
];

/** Fills title and text of the form from a template, and puts back what was there; nothing else in it changes. */
export function useTemplate(element: { current: HTMLFormElement | null }) {
  const [chosen, setChosen] = useState<SavedAnnouncement | null>(null);
  const [before, setBefore] = useState<Pick<SavedAnnouncement, "title" | "text"> | null>(null);
  return {
    chosen,
    /** Whether the form held a text of its own. */
    hasBefore: before !== null && (before.title !== "" || before.text !== ""),
    choose(template: SavedAnnouncement) {
      if (!element.current) return;
      // A template in place of another one leaves the text of one's own to be put back.
      setBefore((own) => own ?? (element.current && writtenIn(element.current)));
      putBack(element.current, fieldsOf(template));
      setChosen(template);
    },
    putBack() {
      if (element.current && before) putBack(element.current, fieldsOf(before));
      setChosen(null);
      setBefore(null);
    },
  };
}
