type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field has; undefined where it has what the page came with. */
function typedIn(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected) ? field.value : undefined;
  if (field.type === "hidden") return undefined;
  if (field instanceof HTMLInputElement && isTicked(field))
    return field.checked === field.defaultChecked || (field.type === "radio" && !field.checked) ? undefined : "ticked";
  return field.value === field.defaultValue ? undefined : field.value;
}

const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Gives a field this value as its user would. Setting it is not enough: React would take it for its own change. */
function type(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement || field.type === "file") {
    if (field instanceof HTMLSelectElement && !field.multiple) field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Remembers what is typed and chosen before hydration: React gets no event of it, and resets text areas. Call it before
 * hydration, and the function it returns afterwards, which restores the values and sends React their events.
 */
export function keepTyped(): () => void {
  const typed = new Map<Field, string>();
  const keep = (field: EventTarget | null) => {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!isField) return;
    const value = typedIn(field);
    if (value === undefined) typed.delete(field);
    else typed.set(field, value);
  };
  const listen = ({ target }: Event) => keep(target);
  const keepAll = () => document.querySelectorAll("input, textarea, select").forEach(keep);
  keepAll();
  document.addEventListener("input", listen, true);
  return () => {
    document.removeEventListener("input", listen, true);
    for (const [field, value] of typed) {
      // Of two choices of one question, the later one holds.
      const isStill = !(field instanceof HTMLInputElement) || typedIn(field) !== undefined;
      if (isStill && field.isConnected && !field.disabled) type(field, value);
    }
  };
}
