import { Window } from "happy-dom";

const settings = {
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
};
const parser = new new Window({ settings }).DOMParser();

/** Attributes that people see or hear. */
const heard = ["aria-label", "aria-description", "alt", "title", "placeholder"];

/** What a page says to a person, text by text, attributes that are seen or heard too, and where its links lead. */
export function shownTexts(html: string): { texts: string[]; links: string[] } {
  const page = parser.parseFromString(html, "text/html");
  for (const one of page.querySelectorAll("script, style, template, noscript")) one.remove();
  const elements = [...page.querySelectorAll("title, body, body *")];
  const own = (element: (typeof elements)[number]) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? "");
  const texts = elements.flatMap((element) => [
    ...own(element),
    ...heard.flatMap((name) => element.getAttribute(name) ?? []),
    ...(["INPUT", "TEXTAREA"].includes(element.tagName) && element.getAttribute("type") === "text"
      ? [element.getAttribute("value") ?? ""]
      : []),
  ]);
  return {
    texts: texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter(Boolean),
    links: [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
  };
}
