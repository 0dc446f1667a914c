/** Focuses the first control of the form whose name is among the wrong fields. */
export function focusFirstWrong(form: HTMLFormElement, wrong: Record<string, string>): void {
  const first = [...form.elements].find((control) => (control.getAttribute("name") ?? "") in wrong);
  if (first instanceof HTMLElement) first.focus();
}
