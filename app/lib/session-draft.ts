/**
 * A form's draft in this tab's session storage, so that a reload loses nothing. If storage is forbidden or the stored
 * text broken, there is no draft.
 */
export const sessionDraft = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  save(key: string, draft: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Forbidden or full: the form itself still holds what was typed.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Forbidden: then nothing was stored either.
    }
  },
};
