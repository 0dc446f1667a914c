import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { readNumber } from "#shared/read-number.ts";
import { areSingleKeysOn } from "#ui/office/single-keys.tsx";

interface Ways {
  previous(): unknown;
  next(): unknown;
}

/**
 * The keys of the grading screen: J and K go on and back, 1 to 9 to a line of the rubric, P to the points, F to the
 * feedback, E excuses the student or takes that back, Ctrl and Enter saves and goes on. Points for the rubric are added up as the total.
 */
export function useGradingKeys(form: RefObject<HTMLFormElement | null>, ways: Ways) {
  const now = useRef(ways);
  // With the form itself: who sees it may press a key at once.
  useLayoutEffect(() => {
    now.current = ways;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (form.current && !event.altKey && hears(event, form.current, now.current)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [form]);
  useEffect(() => {
    const fields = form.current;
    const addUp = ({ target }: Event) => fields && addUpRubric(fields, target);
    fields?.addEventListener("input", addUp);
    return () => fields?.removeEventListener("input", addUp);
  }, [form]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

const rubricFields = (fields: HTMLFormElement) => [...fields.querySelectorAll<HTMLInputElement>("[name^='rubric-']")];

/** Writes the sum of the rubric's fields as the points, when `target` is one of them. */
function addUpRubric(fields: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.name.startsWith("rubric-")) return;
  const given = rubricFields(fields).flatMap(({ value }) =>
    value.trim() === "" ? [] : [readNumber(value) ?? Number.NaN],
  );
  const points = fields.elements.namedItem("points");
  const sum = given.reduce((one, other) => one + other, 0);
  if (points instanceof HTMLInputElement && !Number.isNaN(sum))
    points.value = given.length === 0 ? "" : String(Math.round(sum * 100) / 100);
}

/** Handles a key press anywhere on the page; false if it is not one of these keys. */
function hears(event: KeyboardEvent, fields: HTMLFormElement, ways: Ways): boolean {
  const isHeld = event.ctrlKey || event.metaKey;
  if (event.key === "Enter" && isHeld) {
    fields.requestSubmit(fields.querySelector<HTMLButtonElement>("button[type=submit]"));
    return true;
  }
  return !isHeld && areSingleKeysOn() && !isTyping(event.target) && isTaken(event.key.toLowerCase(), fields, ways);
}

/** Runs a key's action; false if it has none. */
function isTaken(key: string, fields: HTMLFormElement, ways: Ways): boolean {
  const leads = { j: ways.next, k: ways.previous }[key];
  if (leads) {
    leads();
    return true;
  }
  const excused = key === "e" ? fields.elements.namedItem("excused") : null;
  if (excused instanceof HTMLElement) {
    excused.focus();
    excused.click();
    return true;
  }
  const field = fieldFor(fields, key);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
  return field !== null;
}

function fieldFor(fields: HTMLFormElement, key: string): HTMLElement | null {
  if (key === "p") return fields.querySelector("[name=points]");
  if (key === "f") return fields.querySelector("[name=feedback]");
  return /^[1-9]$/.test(key) ? (rubricFields(fields)[Number(key) - 1] ?? null) : null;
}
