import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The first words of a message, by the query parameter that asks for them: `service=web-development`. */
export type Openings = Record<string, string>;

/** Removes the opening from a message without other text, and focuses the message. */
export function takeBackOpening(form: HTMLFormElement | null, opening: string | undefined) {
  const message = form?.elements.namedItem("message");
  if (!(message instanceof HTMLTextAreaElement)) return;
  if (message.value === opening) message.value = "";
  message.focus();
}

/**
 * Fills an empty message with the words the address asks for, after hydration (the page's HTML is the same for everyone).
 * Pass the result to the form as its `ref`.
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
