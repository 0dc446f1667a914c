import { useSyncExternalStore } from "react";

const changed = "assistant-state";
let isOpen = false;

/** Announces to the page that the assistant's window has opened or closed (specification §4, "Chatbot"). */
export function announceAssistant(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  window.dispatchEvent(new CustomEvent(changed, { detail: { open } }));
}

const asked = "assistant-asked";

/** Asks the assistant a question: its window opens with it, and the answer comes. */
export function askAssistant(question: string): void {
  window.dispatchEvent(new CustomEvent(asked, { detail: { question } }));
}

/** Calls `listener` with each question for the assistant; answers the function that ends that. */
export function onAssistantAsked(listener: (question: string) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail.question);
  };
  window.addEventListener(asked, listen);
  return () => window.removeEventListener(asked, listen);
}

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** Whether the assistant's window is open, as last announced. */
export function useAssistantOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
