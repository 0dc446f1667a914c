import { readFile } from "node:fs/promises";
import type { By } from "./tab.ts";

/** Testing Library's queries, as a script that leaves them in the page under `TestingLibraryDom`. */
export const queriesScript = readFile(
  new URL("@testing-library/dom.umd.min.js", import.meta.resolve("@testing-library/dom")),
  "utf8",
);

/** `By` as JSON: the words as the source of a pattern, or literally; without words any match. */
export interface Sought {
  kind: "role" | "label" | "text";
  role: string;
  words: string | null;
  isPattern: boolean;
}

/** The elements to find, from the outermost place to the element itself. */
export function soughtFor(by: By): Sought[] {
  const outer = by.in ? soughtFor(by.in) : [];
  const asked = (kind: Sought["kind"], words: string | RegExp | undefined, role = ""): Sought => ({
    kind,
    role,
    words: words instanceof RegExp ? words.source : (words ?? null),
    isPattern: words instanceof RegExp,
  });
  if ("role" in by) return [...outer, asked("role", by.name, by.role)];
  if ("label" in by) return [...outer, asked("label", by.label)];
  return [...outer, asked("text", by.text)];
}

interface Queries {
  queryAllByRole(place: HTMLElement, role: string, options: { name?: string | RegExp }): HTMLElement[];
  queryAllByLabelText(place: HTMLElement, words: string | RegExp): HTMLElement[];
  queryAllByText(place: HTMLElement, words: string | RegExp): HTMLElement[];
}

declare global {
  interface Window {
    TestingLibraryDom?: Queries;
  }
}

/** A call of a function in the page, as an expression: it sees nothing of the test but its arguments. */
export function callOf<Args extends unknown[]>(script: (...args: Args) => unknown, args: Args): string {
  return `(${script})(...${JSON.stringify(args)})`;
}

/** Runs in the page: whether the queries are there. */
export const hasQueries = () => "TestingLibraryDom" in window;

/** Runs in the page, beside the queries: the first visible element that fits; null without one. */
export function findInPage(path: Sought[]): HTMLElement | null {
  const queries = window.TestingLibraryDom;
  if (!queries) return null;
  const lookIn = (place: HTMLElement, { kind, role, words, isPattern }: Sought): HTMLElement[] => {
    const wanted = isPattern ? new RegExp(words ?? "") : (words ?? "");
    if (kind === "role") return queries.queryAllByRole(place, role, words === null ? {} : { name: wanted });
    return kind === "label" ? queries.queryAllByLabelText(place, wanted) : queries.queryAllByText(place, wanted);
  };
  let place: HTMLElement | undefined = document.body;
  for (const sought of path) place = place && lookIn(place, sought).find((element) => element.checkVisibility());
  return place ?? null;
}
