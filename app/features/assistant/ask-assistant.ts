import { assistantFailures } from "#shared/content/assistant/widget.ts";
import type { AssistantLine, AssistantRequest } from "#shared/contracts/assistant.ts";
import type { ErrorBody } from "#shared/contracts/errors.ts";

export type Answer = {
  text: string;
  /** Whether the request failed; the text is then not an answer to continue from. */
  failed: boolean;
};

/**
 * Asks `POST /api/assistant` and reports the text as it arrives. Resolves to the whole answer, or to what has arrived
 * followed by a failure text (specification §8). Throws only if `signal` is aborted.
 */
export async function askAssistant(
  request: AssistantRequest,
  signal: AbortSignal,
  onWords: (soFar: string) => void,
): Promise<Answer> {
  let text = "";
  try {
    const response = await fetch("/api/assistant", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok || !response.body) return { text: await refusalOf(response), failed: true };
    for await (const line of linesOf(response.body)) {
      if (line.kind === "end") return { text, failed: false };
      if (line.kind === "failed") return { text: joined(text, line.text), failed: true };
      text = line.kind === "instead" ? line.text : text + line.text;
      onWords(text);
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { text: joined(text, assistantFailures.error), failed: true };
}

const joined = (text: string, failure: string) => (text.trim() ? `${text.trim()}\n\n${failure}` : failure);

/** The refusal shown to the visitor: the server's own text if it concerns the question or its frequency. */
async function refusalOf(response: Response): Promise<string> {
  if (response.status >= 500) return assistantFailures.error;
  const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
  return refusal.message ?? assistantFailures.error;
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<AssistantLine> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = `${rest}${read.value}`.split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) yield JSON.parse(event.replace(/^data: /, ""));
  }
}
