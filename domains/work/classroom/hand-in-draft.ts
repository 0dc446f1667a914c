import { isTemporary, type SentFile, untilLine } from "#ui/form/send-file.ts";

/** A hand-in that is being written. */
export interface Draft {
  /** Names this hand-in: sent twice, it counts once. */
  key: string;
  text: string;
  link: string;
  files: SentFile[];
  /** Whether the student has pressed the button, and the server has not answered yet. */
  isSent: boolean;
}

/** The draft that this browser has stored; null for none. Unfinished uploads are left out: only the disk has them. */
export function readDraft(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    if (!isDraft(kept)) return null;
    return { ...kept, files: kept.files.filter(({ percent }) => percent === 100) };
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== "object" || kept === null) return false;
  const hasTexts = "key" in kept && "text" in kept && "link" in kept && typeof kept.text === "string";
  return hasTexts && "files" in kept && Array.isArray(kept.files);
}

/** Stores a draft; null deletes it. A browser without storage keeps none. */
export function keepDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(name, JSON.stringify(draft));
    else localStorage.removeItem(name);
  } catch {
    // Full, or forbidden: the typed text stays on the page.
  }
}

/** Sends a hand-in until the server has answered; `onCut` is called each time the connection breaks. */
export async function sendHandIn<Answer>(
  address: string,
  { key, text, link, files }: Draft,
  { onCut, isGone }: { onCut: () => void; isGone: () => boolean },
): Promise<Answer | null> {
  const body = new URLSearchParams({ intent: "hand in", key, text, link, files: files.map(({ id }) => id).join(" ") });
  while (!isGone()) {
    const answer = await fetch(address, { method: "POST", body }).catch(() => null);
    if (answer && !isTemporary(answer.status)) return await answer.json();
    onCut();
    await untilLine();
  }
  return null;
}
