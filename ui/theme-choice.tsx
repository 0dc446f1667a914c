import { useSyncExternalStore } from "react";

const root = () => document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Stores the choice on this device; the boot script applies it before the next page paints. */
function choose(theme: string) {
  try {
    if (theme) localStorage.setItem("theme", theme);
    else localStorage.removeItem("theme");
  } catch {
    // Storage is forbidden; the choice lasts as long as this page.
  }
  if (theme) root().dataset.theme = theme;
  else delete root().dataset.theme;
}

type ThemeChoiceProps = { words: Record<"legend" | "auto" | "light" | "dark", string> };

/** Light, dark, or the device's own theme. */
export function ThemeChoice({ words: { legend, auto, light, dark } }: ThemeChoiceProps) {
  const themes = [
    { value: "", label: auto },
    { value: "light", label: light },
    { value: "dark", label: dark },
  ];
  const chosen = useSyncExternalStore(
    subscribe,
    () => root().dataset.theme ?? "",
    () => "",
  );
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{legend}</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className="theme-choice">
          <input
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
