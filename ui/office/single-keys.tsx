import { useSyncExternalStore } from "react";
import { useFrame } from "./office-frame.ts";

const stored = "single-keys";
const changed = "single-keys-changed";

/** Whether a key alone, such as J or C, acts in this browser (WCAG 2.2, 2.1.4). */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(stored) !== "off";
}

function listen(onChange: () => void) {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

/** Turns the keys that act alone off, and on again. */
export function SingleKeys() {
  const { singleKeys: words } = useFrame().words.frame;
  const isOn = useSyncExternalStore(listen, areSingleKeysOn, () => true);
  return (
    <section className="card grid gap-2 p-4">
      <h2 className="text-lg">{words.title}</h2>
      <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            if (target.checked) localStorage.removeItem(stored);
            else localStorage.setItem(stored, "off");
            dispatchEvent(new Event(changed));
          }}
        />
        {words.label}
      </label>
      <p className="text-sm text-ink-soft">{words.hint}</p>
    </section>
  );
}
