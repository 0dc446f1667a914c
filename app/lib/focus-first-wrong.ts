/** Focuses the form's first control, in the form's own order, whose name is among those of wrong fields. */
export function focusFirstWrong(form: HTMLFormElement, wrong: Record<string, string>): void {
  const first = [...form.elements].find((control) => (control.getAttribute("name") ?? "") in wrong);
  if (first instanceof HTMLElement) first.focus();
}
