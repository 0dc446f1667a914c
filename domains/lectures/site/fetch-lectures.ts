import type { Lecture, LecturesAnswer } from "#domains/lectures/contract.ts";
import type { ErrorBody } from "#shared/error-codes.ts";

export type FetchedLectures =
  | { ok: true; lectures: Lecture[] }
  /**
   * `locked`: the Secret ID does not open the batch. `signedIn`: nor does the account that is signed in. `message`: the
   * server's text; null if there is none.
   */
  | { ok: false; locked: boolean; signedIn: boolean; message: string | null };

/** A batch's lectures, for a Secret ID (specification §7). Never throws: a lost connection counts as no answer. */
export async function fetchLectures(batchId: string, secretId: string): Promise<FetchedLectures> {
  try {
    const address = `/api/batches/${encodeURIComponent(batchId)}/videos?secretId=${encodeURIComponent(secretId)}`;
    const response = await fetch(address, { headers: { "content-language": document.documentElement.lang } });
    if (response.ok) {
      const { videos }: LecturesAnswer = await response.json();
      return { ok: true, lectures: videos };
    }
    const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
    const locked = response.status === 401 || response.status === 403;
    return { ok: false, locked, signedIn: response.status === 403, message: refusal.error ?? refusal.message ?? null };
  } catch {
    return { ok: false, locked: false, signedIn: false, message: null };
  }
}
