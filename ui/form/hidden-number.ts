import { UnreadableForm } from "#shared/read-form.ts";

/** The largest integer of the database's columns. */
const largest = 2_147_483_647;

/** A version or a place in a hidden field of a form. Throws `UnreadableForm` for another text: no page of ours sends one. */
export function hiddenNumber(text: string | undefined): number {
  const number = /^\d{1,10}$/.test(text ?? "") ? Number(text) : Number.NaN;
  if (number <= largest) return number;
  throw new UnreadableForm("A hidden field holds no number.");
}
