import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { useFrame } from "#ui/office/frame.ts";

/** Whether a key belongs to typed text. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
  return isField || ctrlKey || metaKey || altKey;
}

/** Presses the control that names this key in `data-key`, or puts the cursor into it. */
function pressControl(event: KeyboardEvent) {
  const control = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!control) return;
  event.preventDefault();
  if (control instanceof HTMLTextAreaElement) control.focus();
  else control.click();
}

/** Steps through the leads by keyboard, and shows the keys. The panel's own buttons name theirs in `data-key`. */
export function LeadKeys({ ids, query }: { ids: string[]; query: string }) {
  const { keys } = useFrame().words.leads;
  const navigate = useNavigate();
  const { leadId } = useParams();
  useEffect(() => {
    const at = leadId ? ids.indexOf(leadId) : -1;
    const neighbours: Partial<Record<string, string>> = { j: ids[at + 1], k: ids[Math.max(0, at - 1)] };
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const neighbour = neighbours[event.key.toLowerCase()];
      if (neighbour) void navigate(`/leads/${neighbour}${query}`, { preventScrollReset: true });
      else pressControl(event);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [ids, leadId, navigate, query]);

  const named: [string, string][] = [
    ["J", keys.next],
    ["K", keys.previous],
    ["R", keys.answer],
    ["A", keys.take],
    ["E", keys.done],
  ];
  return (
    <dl aria-label={keys.title} className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft max-md:hidden">
      {named.map(([key, label]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <kbd className="key">{key}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
