import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "#ui/copy-text.ts";

type CopyButtonProps = {
  /** The value to copy. */
  value: string;
  /** Its name: "IBAN". */
  name: string;
  words: { label: string; done: string };
};

/** Time that the button shows that it has copied, in milliseconds. */
const stays = 2500;

/** Copies a value; shown only after hydration, because the button needs scripts. */
export function CopyButton({ value, name, words }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), stays);
    return () => clearTimeout(timer);
  }, [copied]);
  const Drawing = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copyText(value).then(setCopied)}
      className="invisible -my-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-3 text-sm font-semibold underline-offset-4 hover:underline in-data-hydrated:visible"
    >
      <Drawing size={16} aria-hidden="true" />
      <span aria-live="polite">{copied ? words.done : words.label}</span>
      <span className="sr-only"> {name}</span>
    </button>
  );
}
