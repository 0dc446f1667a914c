import { sessionDraft } from "#app/lib/session-draft.ts";

/** What was typed so far, with the query of the address that it was typed for. */
export type EnrolmentDraft = {
  search: string;
  answers: Record<string, string>;
  /** The key that names the sending of exactly these answers, once it was tried. */
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
