type Writable = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Writes answers into the controls the visitor has not changed; a missing control is skipped. */
export function fillIn(form: HTMLFormElement, answers: Record<string, string>): void {
  const chosen = new FormData(form);
  for (const control of form.elements) {
    const answer = isWritable(control) ? answers[control.name] : undefined;
    if (!isWritable(control) || answer === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === "radio") {
      if (!chosen.has(control.name) && control.value === answer) control.checked = true;
    } else if (isUntouched(control)) {
      control.value = answer;
    }
  }
}

function isWritable(control: Element): control is Writable {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}

function isUntouched(control: Writable): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === "";
  const preset = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === (preset?.value ?? "");
}
