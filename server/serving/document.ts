import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Styles } from "#server/serving/styles.ts";
import { HYDRATION_SCRIPT_ID } from "#shared/rules/hydration.ts";

/** What of a page runs or styles inline, as CSP source expressions (`'sha256-…'`). */
export interface InlineSources {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
}

const link = /<link\b[^>]*>/g;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const loaderData = "window.__reactRouterContext.streamController.";
// A bare quotation mark stands in no text and in no attribute's value, so this is an attribute wherever it is found.
const styleAttribute = /\sstyle="([^"]*)"/g;
const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** The hashes of texts that many pages share; what a page has for itself alone passes through. */
const hashes = new LRUCache<string, string>({ max: 200 });

function hash(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const made = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  hashes.set(text, made);
  return made;
}

const decode = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
const attribute = (name: string) => {
  const pattern = new RegExp(`\\s${name}="([^"]*)"`);
  return (attributes: string) => pattern.exec(attributes)?.[1];
};
const [typeOf, relOf, hrefOf] = [attribute("type"), attribute("rel"), attribute("href")];

/** A page as it is served, and what of it its policy must name. */
export interface PreparedDocument {
  html: string;
  inline: InlineSources;
}

/**
 * A rendered page as it is served: its words painted by the page alone, and React asleep until the boot script wakes it.
 * Where its data have an address of their own, the page asks for them as React wakes: until then no word travels twice.
 */
export function prepareDocument(rendered: string, styles: Styles, dataAddress?: string): PreparedDocument {
  const scripts = new Set<string>();
  const body = rendered.indexOf("<body");
  const head = withoutPreloads(body < 0 ? rendered : rendered.slice(0, body), styles);
  const page = body < 0 ? head : head + rendered.slice(body);
  const html = page.replace(script, (whole, attributes: string, source: string) => {
    if (dataAddress !== undefined && source.startsWith(loaderData)) return "";
    const deferred = isHydration(attributes, source) ? hydrationText(source, dataAddress) : null;
    if (deferred !== null || isRunInline(attributes)) scripts.add(hash(deferred ?? source));
    return deferred === null ? whole : `<script type="text/plain" id="${HYDRATION_SCRIPT_ID}">${deferred}</script>`;
  });
  return { html, inline: { scripts: [...scripts], ...inlineStyles(html) } };
}

/**
 * The head without the script preloads that would compete with the first paint, and with its style sheets' text in place
 * of their links: the first paint waits for one answer instead of two.
 */
function withoutPreloads(head: string, styles: Styles): string {
  return head.replace(link, (whole) => {
    const rel = relOf(whole);
    if (rel === "modulepreload") return "";
    const text = rel === "stylesheet" ? styles.get(hrefOf(whole) ?? "") : undefined;
    return text === undefined ? whole : `<style>${text}</style>`;
  });
}

/** React Router's module script, which becomes inert for the boot script to run when the page is idle. */
function isHydration(attributes: string, source: string): boolean {
  return typeOf(attributes) === "module" && source.includes("__reactRouterRouteModules");
}

function hydrationText(source: string, dataAddress: string | undefined): string {
  return dataAddress === undefined ? source : `window.loaderData=fetch("${dataAddress}");${source}`;
}

/** Whether a script stands in the page and runs. */
function isRunInline(attributes: string): boolean {
  return (
    ["", "module", "text/javascript"].includes(typeOf(attributes)?.toLowerCase() ?? "") && !/\ssrc=/.test(attributes)
  );
}

function inlineStyles(html: string): Pick<InlineSources, "styles" | "styleAttributes"> {
  // Most pages for one visitor have neither, and need no second look.
  const markup = html.includes("<style") || html.includes(' style="') ? html.replace(script, "") : "";
  const found = (pattern: RegExp) => [...new Set(Array.from(markup.matchAll(pattern), ([, text = ""]) => text))];
  return { styles: found(style).map(hash), styleAttributes: found(styleAttribute).map(decode).map(hash) };
}
