/** A control's name, and what it holds: a text, or of a box whether it is ticked. */
export type TypedField = [name: string, value: string, isTicked?: boolean];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Content that is never kept: secrets, files, and what nobody types. */
const neverKept = ["password", "file", "hidden", "submit", "button"];

const isKeptControl = (control: Element): control is Control =>
  (control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement) &&
  control.name !== "" &&
  !neverKept.includes(control.type) &&
  control.autocomplete !== "one-time-code";

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isKeptControl);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** The fields of a form that someone may have typed in. */
export function typedFields(form: HTMLFormElement): TypedField[] {
  return controlsOf(form).map((control) =>
    isBox(control) ? [control.name, control.value, control.checked] : [control.name, control.value],
  );
}

/** Puts fields back, as if someone typed them. Returns whether the form held something else. */
export function putBack(form: HTMLFormElement, fields: TypedField[]): boolean {
  let hasChanged = false;
  const left = [...fields];
  for (const control of controlsOf(form)) {
    const at = left.findIndex(([name, value]) => name === control.name && (!isBox(control) || value === control.value));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) continue;
    const [, value, isTicked] = found;
    if (isBox(control) ? control.checked === isTicked : control.value === value) continue;
    hasChanged = true;
    if (isBox(control)) control.click();
    else type(control, value);
  }
  return hasChanged;
}

/** Sets a control's text past React's own record of it, so that React hears of the change. */
function type(control: Control, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** A field that someone else changed while it was being typed into. */
export interface ChangedField {
  label: string;
  saved: string;
}

/** The value of each control before typing, by its name. */
export const savedFields = (form: HTMLFormElement) =>
  new Map(controlsOf(form).flatMap((control) => (isBox(control) ? [] : [[control.name, savedValue(control)]])));

/** The fields whose saved text is no longer that of `before`, and is not what is typed there. */
export function changedFields(form: HTMLFormElement, before: ReadonlyMap<string, string>): ChangedField[] {
  return controlsOf(form).flatMap((control) => {
    const saved = isBox(control) ? undefined : savedValue(control);
    const was = before.get(control.name);
    if (saved === undefined || was === undefined || saved === was || saved === control.value) return [];
    return [{ label: control.labels?.[0]?.textContent ?? control.name, saved: savedWords(control, saved) }];
  });
}

function savedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

const savedWords = (control: Control, saved: string) =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find(({ value }) => value === saved)?.text ?? saved)
    : saved;
