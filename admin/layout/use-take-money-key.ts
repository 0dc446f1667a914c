import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { areSingleKeysOn } from "#ui/office/single-keys.tsx";

/** The page of a person, or of their fees. */
const personPage = /^\/(?:people|fees)\/([\da-f-]{36})$/;

const isKeyAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter && !ctrlKey && !metaKey && !altKey;

/**
 * Leads to the desk by the key C, with the person whose page is open; on the desk itself, to the field where a name is
 * typed. A key that is typed into a field, or pressed with another one, is left alone.
 */
export function useTakeMoneyKey(mayTake: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!mayTake) return;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!isKeyAlone(event, "c") || event.defaultPrevented || !areSingleKeysOn()) return;
      if (
        target instanceof Element &&
        target.closest("input:not([type=checkbox], [type=radio]), textarea, select, dialog[open]")
      )
        return;
      event.preventDefault();
      const name = document.querySelector<HTMLInputElement>("#fees-find");
      if (name) {
        name.focus();
        name.select();
        return;
      }
      const person = personPage.exec(pathname)?.[1];
      void navigate(person ? `/fees/${person}` : "/fees");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [mayTake, navigate, pathname]);
}
