import { useSyncExternalStore } from "react";

const changed = "assistant-state";
let isOpen = false;

/** Announces to the page that the assistant's window has opened or closed (specification §4, "Chatbot"). */
export function announceAssistant(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  window.dispatchEvent(new CustomEvent(changed, { detail: { open } }));
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
