import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** First words of a message, by the query parameter that asks for them: `service=web-development`. */
export type Openings = Record<string, string>;

/** Takes the opening out of a message to which nothing was added, and goes on to the message. */
export function takeBackOpening(form: HTMLFormElement | null, opening: string | undefined) {
  const message = form?.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return;
  if (message.value === opening) message.value = "";
  message.focus();
}

/**
 * Begins the form's message with the words the address asks for, once the page is awake (the page itself is the same
 * for everyone) and only where nothing is written yet. Give the answer to the form as its `ref`.
 */
export function useOpening(openings: Openings | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    const asked = [...new URLSearchParams(search)].map(([name, value]) => openings?.[`${name}=${value}`]);
    const message = form.current?.elements.namedItem("message");
    const words = asked.find(Boolean);
    if (words && message instanceof HTMLTextAreaElement && message.value === "") message.value = words;
  }, [search, openings]);
  return form;
}
