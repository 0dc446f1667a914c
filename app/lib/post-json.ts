import type { ErrorBody } from "#shared/contracts/errors.ts";

export type PostResult =
  | { ok: true; answer: unknown }
  | { ok: false; message: string | null; fields: Record<string, string> };

/**
 * Posts JSON to our API. Success returns the answer's body, or null if it has none. A refusal returns the server's
 * message and its error for each field. Throws only if the connection breaks.
 */
export async function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<PostResult> {
  const response = await fetch(path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.ok) return { ok: true, answer: await response.json().catch(() => null) };
  const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
  return { ok: false, message: refusal.message ?? null, fields: refusal.fields ?? {} };
}
