import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** First words of a message, by the query parameter that asks for them: `service=web-development`. */
export type Openings = Record<string, string>;

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
