import { useSyncExternalStore } from "react";
import type { AssistantLine, AssistantRequest, ChatMessage } from "#domains/assistant/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import type { ErrorBody } from "#shared/error-codes.ts";
import type { Locale } from "#shared/formats/formats.ts";

export type Message = ChatMessage & {
  /** A failure text, or a question without an answer. */
  failed?: boolean;
  /** Whether to ask a person; false once the question was sent to one. */
  handedOver?: boolean;
};

export type Conversation = {
  messages: Message[];
  /** The content of the field. */
  draft: string;
  /** The answer so far, empty until its first words; null if none is awaited. */
  answering: string | null;
};

const storageKey = "assistant";
const emptyConversation: Conversation = { messages: [], draft: "", answering: null };

let conversation = storedConversation();
let underWay: AbortController | null = null;
const listeners = new Set<() => void>();

function change(news: Partial<Conversation>) {
  conversation = { ...conversation, ...news };
  for (const listener of listeners) listener();
}

/** Read each time, because another question may have changed it. */
const current = (): Conversation => conversation;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The conversation of this tab, from earlier pages and before a reload. */
function storedConversation(): Conversation {
  try {
    const messages: Message[] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    const last = messages.at(-1);
    // A question whose answer the reload interrupted goes back into the field.
    if (last?.role === "user") return { ...emptyConversation, messages: messages.slice(0, -1), draft: last.text };
    return { ...emptyConversation, messages };
  } catch {
    return emptyConversation;
  }
}

function storeConversation() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(conversation.messages));
  } catch {
    // Storage is forbidden or full: the conversation lasts as long as the page.
  }
}

/** The latest messages, sent along with a question, as many as the contract allows. */
function historyOf(messages: Message[]): ChatMessage[] {
  return messages
    .filter(({ failed }) => !failed)
    .slice(-assistantLimits.messages)
    .map(({ role, text }) => ({ role, text: text.slice(0, assistantLimits.message) }));
}

/**
 * Sends a question (specification §4, "Chatbot"): adds it to the conversation, clears the field and streams the answer.
 * `failure` stands in for an answer that does not come. Does nothing if the question is empty or another answer is
 * awaited.
 */
export async function send(text: string, failure: string): Promise<void> {
  const question = text.trim();
  if (!question || conversation.answering !== null) return;
  const history = historyOf(conversation.messages);
  const before = conversation.messages;
  change({ messages: [...before, { role: "user", text: question }], draft: "", answering: "" });
  storeConversation();
  const controller = new AbortController();
  underWay = controller;
  try {
    const { text: answer, ...how } = await askAssistant(
      { question, history, language: document.documentElement.lang as Locale },
      { signal: controller.signal, failure, onWords: (soFar) => change({ answering: soFar }) },
    );
    change({ messages: [...conversation.messages, { role: "bot", text: answer, ...how }], answering: null });
  } catch {
    // The visitor stopped it: the text so far stays; without any, the question goes back into the field.
    const soFar = current().answering?.trim();
    if (soFar) change({ messages: [...conversation.messages, { role: "bot", text: soFar }], answering: null });
    else change({ messages: before, draft: question, answering: null });
  } finally {
    if (underWay === controller) underWay = null;
    storeConversation();
  }
}

/** Stops the running answer, here and on the server. */
export function stop(): void {
  underWay?.abort();
}

/** Sets the field's text. */
export function write(draft: string): void {
  change({ draft });
}

/** Says in the conversation that a person has the question; the offer to send it goes. */
export function sentToPerson(thanks: string): void {
  const messages = conversation.messages.map(({ handedOver: _, ...message }) => message);
  change({ messages: [...messages, { role: "bot", text: thanks }] });
  storeConversation();
}

/** Clears the conversation. */
export function startAgain(): void {
  stop();
  change(emptyConversation);
  storeConversation();
}

/** The current conversation. */
export function useConversation(): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => conversation,
    () => emptyConversation,
  );
}

type Asking = {
  signal: AbortSignal;
  /** The text for an answer that does not come. */
  failure: string;
  onWords: (soFar: string) => void;
};

type Answer = {
  text: string;
  /** Whether the request failed; the text is then not an answer to continue from. */
  failed?: true;
  /** Whether to ask a person: the answer says so, or none came. */
  handedOver?: true | undefined;
};

/**
 * Asks `POST /api/assistant` and reports the text as it arrives. Resolves to the whole answer, or to what has arrived
 * followed by a failure text (specification §8). Throws only if `signal` is aborted.
 */
async function askAssistant(request: AssistantRequest, { signal, failure, onWords }: Asking): Promise<Answer> {
  let text = "";
  try {
    const response = await fetch("/api/assistant", {
      method: "POST",
      // What refuses a question by its header alone speaks this language too.
      headers: { "content-type": "application/json", "content-language": document.documentElement.lang },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok || !response.body) return await refusalOf(response, failure);
    for await (const line of linesOf(response.body)) {
      if (line.kind === "end") return line.handedOver ? { text, handedOver: true } : { text };
      if (line.kind === "failed") return brokenOff(text, line.text);
      text = line.kind === "instead" ? line.text : text + line.text;
      onWords(text);
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return brokenOff(text, failure);
}

/** The part of an answer that arrived, and why no more comes; a person may still answer. */
function brokenOff(text: string, why: string): Answer {
  return { text: text.trim() ? `${text.trim()}\n\n${why}` : why, failed: true, handedOver: true };
}

/** The refusal shown to the visitor: the server's own text if it concerns the question or its frequency. */
async function refusalOf(response: Response, failure: string): Promise<Answer> {
  if (response.status >= 500) return brokenOff("", failure);
  const refusal: Partial<ErrorBody> = await response.json().catch(() => ({}));
  return { text: refusal.message ?? failure, failed: true };
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
