import { type ByRoleOptions, queryAllByRole } from "@testing-library/dom";
import { Window } from "happy-dom";
import { expect, inject } from "vitest";

type Words = string | RegExp;

interface Named extends Pick<ByRoleOptions, "level"> {
  name?: Words | undefined;
  /** Whether `name` is all of it, letter by letter. */
  exact?: boolean;
}

const settings = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};
const parser = new new Window({ settings }).DOMParser();

const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/** Whether words are those that are looked for: a part of them in any case, or all of them. */
function areWords(text: string, words: Words, exact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return exact ? text === plain(words) : text.toLowerCase().includes(plain(words).toLowerCase());
}

/** Elements hidden from assistive technology, by the HTML alone: hiding by styles needs a browser to test. */
const isHidden = (element: Element) => element.closest("[hidden], [aria-hidden=true], template, noscript") !== null;

/** Elements of a page as it is sent, found as a person finds them. The names are those of Playwright's locators. */
class Part {
  readonly elements: readonly Element[];

  constructor(elements: readonly Element[]) {
    this.elements = elements;
  }

  getByRole(role: string, { name, exact, level }: Named = {}): Part {
    const options: ByRoleOptions = { hidden: true, ...(level ? { level } : {}) };
    if (name !== undefined) options.name = (text) => areWords(plain(text), name, exact);
    // Styles are not looked at, which takes most of the time.
    const find = (element: Element) => queryAllByRole(element as HTMLElement, role, options);
    return new Part([...new Set(this.elements.flatMap(find))].filter((element) => !isHidden(element)));
  }

  /** The innermost elements with a text. */
  getByText(words: Words, { exact }: { exact?: boolean } = {}): Part {
    const has = (element: Element) => areWords(plain(element.textContent), words, exact);
    const isInnermost = (element: Element) => has(element) && ![...element.children].some(has);
    const find = (element: Element) =>
      [element, ...element.querySelectorAll(":not(script, style)")].filter(isInnermost);
    return new Part(this.elements.flatMap(find));
  }

  locator(selector: string): Part {
    return new Part(this.elements.flatMap((element) => [...element.querySelectorAll(selector)]));
  }

  /** Those with a text, or with one of the elements of another part, inside. */
  filter({ hasText, has }: { hasText?: Words; has?: Part }): Part {
    const holds = (element: Element) =>
      (hasText === undefined || areWords(plain(element.textContent), hasText)) &&
      (has === undefined || has.elements.some((inner) => element !== inner && element.contains(inner)));
    return new Part(this.elements.filter(holds));
  }

  /** The ancestors of these. */
  parent(): Part {
    return new Part(this.elements.flatMap(({ parentElement }) => parentElement ?? []));
  }

  nth(place: number): Part {
    const element = this.elements.at(place);
    return new Part(element ? [element] : []);
  }

  first(): Part {
    return this.nth(0);
  }

  last(): Part {
    return this.nth(-1);
  }

  all(): Part[] {
    return this.elements.map((element) => new Part([element]));
  }

  get texts(): string[] {
    return this.elements.map(({ textContent }) => plain(textContent));
  }

  /** An attribute of the only element; null where it has none. */
  attribute(name: string): string | null {
    if (this.elements.length !== 1) throw new Error(`There are ${this.elements.length} such elements, not one.`);
    return this.elements[0]?.getAttribute(name) ?? null;
  }
}

/** A page as the built program sends it. */
export interface ParsedPage extends Part {
  status: number;
  headers: Headers;
  html: string;
}

/** Requests a page from the built program, and parses the answer; a redirect is followed. */
export async function openPage(path: string, init: RequestInit = {}): Promise<ParsedPage> {
  const answer = await fetch(new URL(path, inject("origin")), init);
  const html = await answer.text();
  const withoutCode = html.replaceAll(/<style\b[\s\S]*?<\/style>|(?<=<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g, "");
  // The parser's types are its own, and say the same as a browser's.
  const root: object = parser.parseFromString(withoutCode, "text/html").documentElement;
  return Object.assign(new Part([root as Element]), { status: answer.status, headers: answer.headers, html });
}

const said = (isNot: boolean, expected: string, part: Part) => () =>
  `expected ${isNot ? "not " : ""}${expected}; there ${part.elements.length === 1 ? "is" : "are"} ${part.elements.length}: ${JSON.stringify(part.texts)}`;

function isText(text: string | undefined, expected: Words): boolean {
  return text !== undefined && areWords(text, expected, true);
}

expect.extend({
  /** One element, which the HTML does not hide. */
  toBeVisible(part: Part) {
    const pass = part.elements.length === 1 && part.elements.every((element) => !isHidden(element));
    return { pass, message: said(this.isNot, "one visible element", part) };
  },
  toHaveCount(part: Part, count: number) {
    return { pass: part.elements.length === count, message: said(this.isNot, `${count} elements`, part) };
  },
  toHaveText(part: Part, expected: Words | readonly Words[]) {
    const words = typeof expected === "string" || expected instanceof RegExp ? [expected] : expected;
    const pass = part.texts.length === words.length && words.every((one, at) => isText(part.texts[at], one));
    return { pass, message: said(this.isNot, `the text ${words.join(" | ")}`, part) };
  },
  toContainText(part: Part, expected: Words) {
    const [text, ...more] = part.texts;
    const pass = text !== undefined && more.length === 0 && areWords(text, expected);
    return { pass, message: said(this.isNot, `the text ${expected} in one element`, part) };
  },
  toHaveAttribute(part: Part, name: string, expected: Words) {
    const value = part.elements.length === 1 ? part.attribute(name) : null;
    const pass = value !== null && (expected instanceof RegExp ? expected.test(value) : value === expected);
    return { pass, message: () => `expected ${name} ${this.isNot ? "not " : ""}${expected}, it is ${value}` };
  },
});

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toBeVisible(): R;
    toHaveCount(count: number): R;
    toHaveText(expected: Words | readonly Words[]): R;
    toContainText(expected: Words): R;
    toHaveAttribute(name: string, expected: Words): R;
  }
}
