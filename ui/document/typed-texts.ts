/**
 * Keeps what is typed into fields of several lines until React takes them over: it fills each with its first text again,
 * and leaves other fields alone. Call it before hydration, and what it gives back after.
 */
export function keepTypedTexts(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  const keep = (field: EventTarget | null) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) typed.set(field, field.value);
  };
  const listen = ({ target }: Event) => keep(target);
  for (const field of document.querySelectorAll("textarea")) keep(field);
  document.addEventListener("input", listen, true);
  return () => {
    document.removeEventListener("input", listen, true);
    for (const [field, text] of typed) {
      if (field.value === text) continue;
      // Unlike `value`, it lets React see that the text is another one.
      field.setRangeText(text, 0, field.value.length, "end");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
