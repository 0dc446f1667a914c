import { useSyncExternalStore } from "react";
import type { ChatMessage } from "#shared/contracts/assistant.ts";
import { assistantLimits } from "#shared/contracts/assistant-limits.ts";
import { askAssistant } from "./ask-assistant.ts";

export type Message = ChatMessage & {
  /** The words of a failure, or a question without an answer. */
  failed?: boolean;
};

export type Conversation = {
  messages: Message[];
  /** What stands in the field. */
  draft: string;
  /** The answer so far, empty until its first words; null while nothing is awaited. */
  answering: string | null;
};

const storageKey = "assistant";
const nothingSaid: Conversation = { messages: [], draft: "", answering: null };

let conversation = remembered();
let underWay: AbortController | null = null;
const listeners = new Set<() => void>();

function change(news: Partial<Conversation>) {
  conversation = { ...conversation, ...news };
  for (const listener of listeners) listener();
}

/** Read anew each time: another question may have changed it meanwhile. */
const current = (): Conversation => conversation;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this tab has talked about so far, also on the pages before and after a reload. */
function remembered(): Conversation {
  try {
    const messages: Message[] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    const last = messages.at(-1);
    // A question the reload has cut off from its answer is there to be sent again.
    if (last?.role === "user") return { ...nothingSaid, messages: messages.slice(0, -1), draft: last.text };
    return { ...nothingSaid, messages };
  } catch {
    return nothingSaid;
  }
}

function remember() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(conversation.messages));
  } catch {
    // Forbidden or full: the conversation then lasts as long as the page.
  }
}

/** The latest of the conversation that goes with a question, as much as the contract takes. */
function historyOf(messages: Message[]): ChatMessage[] {
  return messages
    .filter(({ failed }) => !failed)
    .slice(-assistantLimits.messages)
    .map(({ role, text }) => ({ role, text: text.slice(0, assistantLimits.message) }));
}

/**
 * Sends a question (specification §4, "Chatbot"): it joins the conversation, the field is emptied, and the answer
 * follows as it comes. Nothing happens for an empty one, or while another is awaited.
 */
export async function send(text: string): Promise<void> {
  const question = text.trim();
  if (!question || conversation.answering !== null) return;
  const history = historyOf(conversation.messages);
  const before = conversation.messages;
  change({ messages: [...before, { role: "user", text: question }], draft: "", answering: "" });
  remember();
  const controller = new AbortController();
  underWay = controller;
  try {
    const { text: answer, failed } = await askAssistant({ question, history }, controller.signal, (soFar) =>
      change({ answering: soFar }),
    );
    const reply: Message = failed ? { role: "bot", text: answer, failed } : { role: "bot", text: answer };
    change({ messages: [...conversation.messages, reply], answering: null });
  } catch {
    // Stopped by the visitor: what had come stays; with nothing come, the question is theirs again.
    const soFar = current().answering?.trim();
    if (soFar) change({ messages: [...conversation.messages, { role: "bot", text: soFar }], answering: null });
    else change({ messages: before, draft: question, answering: null });
  } finally {
    if (underWay === controller) underWay = null;
    remember();
  }
}

/** Stops the answer under way, here and on the server. */
export function stop(): void {
  underWay?.abort();
}

/** Writes into the field. */
export function write(draft: string): void {
  change({ draft });
}

/** Forgets the conversation. */
export function startAgain(): void {
  stop();
  change(nothingSaid);
  remember();
}

/** The conversation as it stands. */
export function useConversation(): Conversation {
  return useSyncExternalStore(
    subscribe,
    () => conversation,
    () => nothingSaid,
  );
}
