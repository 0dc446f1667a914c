type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Writes answers into the controls the visitor has not changed; a missing control is skipped. */
export function fillIn(form: HTMLFormElement, answers: Record<string, string>): void {
  const radios = [...form.elements].filter(isRadio);
  const changed = new Set(radios.filter((one) => one.checked !== one.defaultChecked).map(({ name }) => name));
  for (const control of form.elements) {
    const answer = isWritable(control) ? answers[control.name] : undefined;
    if (!isWritable(control) || answer === undefined) continue;
    if (isRadio(control)) {
      if (!changed.has(control.name) && control.value === answer) control.checked = true;
    } else if (isUntouched(control)) {
      control.value = answer;
    }
  }
}

function isRadio(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

function isWritable(control: Element): control is Writable {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}

function isUntouched(control: Writable): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === "";
  const preset = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === (preset?.value ?? "");
}
