/** A file on its way: stored once `percent` is 100; null while its connection is down. */
export interface SentFile {
  id: string;
  name: string;
  size: number;
  percent: number | null;
  /** The refusal, as text. */
  refused?: string;
}

const retryAfter = 3_000;

/** Waits until a retry makes sense: the connection is back, or some seconds have passed. */
export function untilLine(): Promise<void> {
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

/** Whether an answer says nothing about the file itself, so that it is sent again. */
export const isTemporary = (status: number) => status === 0 || status === 400 || status === 429 || status >= 500;

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
