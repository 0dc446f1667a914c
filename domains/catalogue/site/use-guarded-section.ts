import { useEffect, useRef } from "react";

/** The shortcuts that open a browser's developer tools (specification §2, "Course landing pages"). */
function opensDeveloperTools({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  return key === "F12" || (ctrlKey && shiftKey && ["I", "J"].includes(key.toUpperCase()));
}

/**
 * Blocks those shortcuts while a courses section is on the page, and the context menu inside it, if the
 * company wants that (`blockDeveloperTools`). Pass the result to the section as its `ref`.
 */
export function useGuardedSection<Section extends HTMLElement>(blocks: boolean) {
  const section = useRef<Section>(null);
  useEffect(() => {
    if (!blocks) return;
    const guarded = section.current;
    const onKey = (event: KeyboardEvent) => opensDeveloperTools(event) && event.preventDefault();
    const onMenu = (event: Event) => event.preventDefault();
    document.addEventListener("keydown", onKey);
    guarded?.addEventListener("contextmenu", onMenu);
    return () => {
      document.removeEventListener("keydown", onKey);
      guarded?.removeEventListener("contextmenu", onMenu);
    };
  }, [blocks]);
  return section;
}
