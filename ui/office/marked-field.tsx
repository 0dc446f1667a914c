import { type ComponentProps, useEffect, useRef, useState } from "react";
import { type MarkdownBlock, readMarkdown } from "#shared/markdown.ts";
import { LongField } from "#ui/field.tsx";
import { MarkedText } from "#ui/marked-text.tsx";

const isMarked = (block: MarkdownBlock) =>
  block.is !== "paragraph" || block.lines.some((line) => line.some((piece) => piece.is !== "text"));

type MarkedFieldProps = ComponentProps<typeof LongField> & {
  /** The words above the text as students will read it. */
  preview: string;
};

/** A labelled text in the program's small Markdown. What students will read stands below it once it holds a mark. */
export function MarkedField({ preview, ...field }: MarkedFieldProps) {
  const [text, setText] = useState(String(field.defaultValue ?? ""));
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = around.current?.querySelector("textarea");
    if (!area) return;
    const read = () => setText(area.value);
    // A form gives its fields their first values after it has told of it.
    const readLater = () => queueMicrotask(read);
    read();
    area.addEventListener("input", read);
    area.form?.addEventListener("reset", readLater);
    const { form } = area;
    return () => {
      area.removeEventListener("input", read);
      form?.removeEventListener("reset", readLater);
    };
  }, []);
  return (
    <div ref={around} className="grid gap-2">
      <LongField {...field} />
      {readMarkdown(text).some(isMarked) && (
        <section aria-label={preview} className="rounded-lg border border-line px-3 py-2">
          <p aria-hidden="true" className="mb-1 text-sm text-ink-faint">
            {preview}
          </p>
          <MarkedText text={text} />
        </section>
      )}
    </div>
  );
}
