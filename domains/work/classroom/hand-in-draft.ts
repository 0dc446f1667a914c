/** A file of a hand-in: stored once `percent` is 100; null while its connection is down. */
export interface DraftFile {
  id: string;
  name: string;
  size: number;
  percent: number | null;
  /** The refusal, as text. */
  refused?: string;
}

/** A hand-in that is being written. */
export interface Draft {
  /** Names this hand-in: sent twice, it counts once. */
  key: string;
  text: string;
  link: string;
  files: DraftFile[];
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

const retryAfter = 3_000;

/** Waits until a retry makes sense: the connection is back, or some seconds have passed. */
function untilLine(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, retryAfter);
    addEventListener("online", go);
  });
}

const isTemporary = (status: number) => status === 0 || status === 400 || status === 429 || status >= 500;

/** Sends a file until it is stored or refused; `tell` gets its progress. Returns why it was refused, or null. */
export async function sendFile(
  address: string,
  file: File,
  { tell, isGone }: { tell: (percent: number | null) => void; isGone: () => boolean },
): Promise<string | null> {
  for (;;) {
    const { status, text } = await postFile(address, file, tell);
    if (status >= 200 && status < 300) return null;
    if (isGone() || !isTemporary(status)) return text;
    tell(null);
    await untilLine();
  }
}

function postFile(address: string, file: File, tell: (percent: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.upload.onprogress = ({ loaded, total }) =>
      tell(Math.min(99, Math.floor((100 * loaded) / Math.max(1, total))));
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    request.send(file);
  });
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
