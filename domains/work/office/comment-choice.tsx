import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { foldText } from "#shared/fold-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";

/** The number of comments that are offered at once. */
const most = 6;

/** What stands in a line after its slash, up to the caret; null in a line without one. */
function wantedIn(field: HTMLTextAreaElement): string | null {
  const before = field.value.slice(0, field.selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return line.startsWith("/") ? line.slice(1) : null;
}

/** The first comments that say what was typed, on whatever keyboard. */
export function commentsSaying(comments: string[], typed: string): string[] {
  const wanted = foldText(typed);
  return comments.filter((one) => foldText(one).includes(wanted)).slice(0, most);
}

/** Writes a comment in the place of the line with the slash. */
function write(field: HTMLTextAreaElement, comment: string): void {
  const end = field.selectionStart;
  const start = field.value.slice(0, end).lastIndexOf("\n") + 1;
  field.setRangeText(comment, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

type CommentChoiceProps = { form: RefObject<HTMLFormElement | null>; comments: string[] };

/** Offers feedback that was given before, once a line of the feedback begins with a slash: arrows and Enter choose one. */
export function CommentChoice({ form, comments }: CommentChoiceProps) {
  const { grading: words } = useClassFrame().words.work;
  const [wanted, setWanted] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const list = useId();
  const offered = wanted === null ? [] : commentsSaying(comments, wanted);
  const now = useRef({ offered, at });
  useEffect(() => {
    now.current = { offered, at };
  });
  const fieldOf = () => form.current?.querySelector<HTMLTextAreaElement>("[name=feedback]") ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is the form's, and stays.
  useEffect(() => {
    const field = fieldOf();
    if (!field || comments.length === 0) return;
    const look = () => {
      setWanted(wantedIn(field));
      setAt(0);
    };
    const onKey = (event: KeyboardEvent) => {
      const { offered: shown, at: chosen } = now.current;
      const comment = shown[chosen];
      if (comment === undefined || event.ctrlKey || event.metaKey) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setAt((chosen + step + shown.length) % shown.length);
      else if (event.key === "Enter" || event.key === "Tab") write(field, comment);
      else if (event.key === "Escape") setWanted(null);
      else return;
      event.preventDefault();
    };
    const close = () => setWanted(null);
    field.addEventListener("input", look);
    field.addEventListener("keydown", onKey);
    field.addEventListener("blur", close);
    return () => {
      field.removeEventListener("input", look);
      field.removeEventListener("keydown", onKey);
      field.removeEventListener("blur", close);
    };
  }, [comments]);

  // The field is the combobox of the list.
  useEffect(() => {
    const field = fieldOf();
    if (!field || offered.length === 0) return;
    field.setAttribute("aria-controls", list);
    field.setAttribute("aria-activedescendant", `${list}-${at}`);
    return () => {
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  });

  if (comments.length === 0) return null;
  return (
    <div className="-mt-3 text-sm">
      <p className="text-ink-faint">{words.slash}</p>
      {offered.length > 0 && (
        <div
          id={list}
          role="listbox"
          aria-label={words.comments}
          className="mt-1 rounded-lg border border-line bg-surface"
        >
          {offered.map((comment, place) => (
            <div
              key={comment}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              className="min-h-9 cursor-pointer px-3 py-1.5 whitespace-pre-wrap aria-selected:bg-sunken aria-selected:font-semibold max-md:min-h-11"
              // Before the field loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                const field = fieldOf();
                if (field) write(field, comment);
              }}
            >
              <bdi>{comment}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
