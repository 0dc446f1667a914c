import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import { areSingleKeysOn } from "./single-keys.tsx";

/** The title of a screen's keys, and each key with what it does. */
export type NamedKeys = { title: string; named: [key: string, label: string][] };

/** Whether a key belongs to typed text. */
function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
  return isField || ctrlKey || metaKey || altKey;
}

/** Presses the control that names this key in `data-key`, or puts the cursor into it. */
function pressControl(event: KeyboardEvent) {
  const control = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!control) return;
  // Enter presses what has the focus.
  const isOnControl = event.target instanceof Element && event.target.closest("a, button, summary") !== null;
  if (event.key === "Enter" && isOnControl) return;
  event.preventDefault();
  if (control instanceof HTMLTextAreaElement) control.focus();
  else control.click();
  if (control.matches("summary")) control.parentElement?.querySelector<HTMLElement>("textarea")?.focus();
}

type ListKeysProps = { keys: NamedKeys; rows: { to: string; isOpen?: boolean }[] };

/** Steps through the rows by keyboard, and shows the keys. The panel's own buttons name theirs in `data-key`. */
export function ListKeys({ keys, rows }: ListKeysProps) {
  const navigate = useNavigate();
  // With the rows themselves: who sees the screen may press a key at once.
  useLayoutEffect(() => {
    const at = rows.findIndex(({ isOpen }) => isOpen);
    const neighbours: Partial<Record<string, string>> = { j: rows[at + 1]?.to, k: rows[Math.max(0, at - 1)]?.to };
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || !areSingleKeysOn()) return;
      const neighbour = neighbours[event.key.toLowerCase()];
      if (neighbour) void navigate(neighbour, { preventScrollReset: true });
      else pressControl(event);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [rows, navigate]);

  return (
    <dl aria-label={keys.title} className="mt-6 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft max-md:hidden">
      {keys.named.map(([key, label]) => (
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
