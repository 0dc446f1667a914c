/** The answers typed so far, with the query of the address they were typed for. */
export type EnrolmentDraft = {
  search: string;
  answers: Record<string, string>;
  /** The key of sending exactly these answers, once it was tried. */
  key?: string;
};

const storageKey = "enrolment";

/** The form's answers by name, without the honeypot. */
export function answersOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "leftEmpty",
  );
  return Object.fromEntries(texts);
}

function isDraft(stored: unknown): stored is EnrolmentDraft {
  return typeof stored === "object" && stored !== null && "search" in stored && "answers" in stored;
}

/** The draft of this tab, stored until its form has been sent. */
export const enrolmentDraft = {
  read(): EnrolmentDraft | undefined {
    const stored = sessionDraft.read(storageKey);
    return isDraft(stored) ? stored : undefined;
  },
  save: (draft: EnrolmentDraft) => sessionDraft.save(storageKey, draft),
  remove: () => sessionDraft.remove(storageKey),
};

/**
 * A form's draft in this tab's session storage, so that a reload loses nothing. If storage is forbidden or the stored
 * text broken, there is no draft.
 */
const sessionDraft = {
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
      // Forbidden or full: the form itself still holds the answers.
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
