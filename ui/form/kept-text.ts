import { day } from "#shared/durations.ts";
import { typedPrefix } from "./forget-typed.ts";
import type { TypedField } from "./typed-fields.ts";

/** Text typed into a form and not yet accepted. */
export interface KeptText {
  at: number;
  /** The key of the form's act: sent once more after a reload, it still counts once. */
  key: string;
  fields: TypedField[];
}

/** Time that a typed text is kept, in milliseconds. */
const keptFor = 7 * day;

/** The name of a form's text in the browser's storage: its account, its page and the form. */
export const keptName = (account: string, path: string, form: string) => `${typedPrefix}${account}:${path}:${form}`;

/** The text that this browser keeps of a form; null for none. */
export function readKept(name: string): KeptText | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    return isKept(kept) && Date.now() - kept.at < keptFor ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a form's text; null deletes it. Where there is no storage, the text stays on the page. */
export function keepText(name: string, text: KeptText | null): void {
  try {
    if (text) localStorage.setItem(name, JSON.stringify(text));
    else localStorage.removeItem(name);
  } catch {
    // Full, or forbidden.
  }
}

/** The texts of forms that were sent, by the form's name. */
const sent = new Map<string, string>();

/** Remembers where the text of a form is kept that is being sent: the form may leave the page with its act. */
export function noteSent(form: string, name: string): void {
  sent.set(form, name);
}

/** Deletes the text of a form whose act is done. */
export function forgetSent(form: string): void {
  const name = sent.get(form);
  if (name !== undefined) keepText(name, null);
}

/** Deletes the texts that have been kept for seven days. */
export function forgetOldTyped(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith(typedPrefix) && !readKept(name)) localStorage.removeItem(name);
}

function isKept(kept: unknown): kept is KeptText {
  if (typeof kept !== "object" || kept === null || !("fields" in kept) || !("at" in kept) || !("key" in kept))
    return false;
  return Array.isArray(kept.fields) && typeof kept.at === "number" && typeof kept.key === "string";
}
