/** A visitor's entries that are not sent yet, with the key that names this attempt. */
export type BookingDraft = Partial<Record<"courseId" | "start" | "name" | "email" | "phone" | "key", string>>;

const storageKey = "demo-draft";

/** The stored draft of this visit; empty if the browser stores nothing. */
export function readDraft(): BookingDraft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Stores the entered text, so that a failure or a reload loses nothing; null removes it. */
export function saveDraft(draft: BookingDraft | null) {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden: a reload then loses the draft.
  }
}
