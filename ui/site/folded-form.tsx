import { Button } from "./button.tsx";
import { Drawing } from "./drawing.tsx";

type FoldedFormProps = {
  title: string;
  /** The effect of sending it. */
  lead: string;
  /** The field that the form sends: its name and value. */
  says: { name: string; value: string };
  submit: string;
};

/** A form of one button, posted natively and folded, so that no one sends it by accident. */
export function FoldedForm({ title, lead, says, submit }: FoldedFormProps) {
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-6 font-semibold">
        {title}
        <Drawing of="chevron-down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <form method="post" className="px-6 pb-6">
        <p className="text-ink-soft">{lead}</p>
        <Button type="submit" {...says} variant="quiet" className="mt-4">
          {submit}
        </Button>
      </form>
    </details>
  );
}
