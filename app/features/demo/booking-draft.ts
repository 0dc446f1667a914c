/** What somebody has entered and not sent yet, with the key that names this attempt. */
export type BookingDraft = Partial<Record<"courseId" | "start" | "name" | "email" | "phone" | "key", string>>;

const storageKey = "demo-draft";

/** What is kept of the form for this visit; nothing where the browser keeps nothing. */
export function readDraft(): BookingDraft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Keeps what is entered, so that a failure or a reload loses nothing; null forgets it. */
export function keepDraft(draft: BookingDraft | null) {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser may forbid storage: then a reload forgets.
  }
}
