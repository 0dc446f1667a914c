import { useEffect } from "react";
import { useLocation } from "react-router";

/** Leads to the field, or the part of a screen, that the address names by its label: `#field=Currency`. */
export function useNamedField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link leads there again
  useEffect(() => {
    const wanted = new URLSearchParams(hash.slice(1)).get("field");
    if (!wanted) return;
    const labels = [...document.querySelectorAll<HTMLElement>("#content :is(label, legend, h2, h3)")];
    const textOf = (label: HTMLElement) => label.textContent.trim();
    const found =
      labels.find((label) => textOf(label) === wanted) ?? labels.find((label) => textOf(label).startsWith(wanted));
    if (!found) return;
    const control = found instanceof HTMLLabelElement ? found.control : null;
    (control ?? found).scrollIntoView({ block: "center" });
    if (!control) found.tabIndex = -1;
    (control ?? found).focus({ preventScroll: true });
  }, [hash, key]);
}
