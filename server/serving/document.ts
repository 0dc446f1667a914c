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

const modulePreload = /<link\b(?=[^>]*\srel="modulepreload")[^>]*>/g;
const styleSheet = /<link\b(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"]+)"[^>]*>/g;
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
const typeOf = (attributes: string) => /\stype="([^"]*)"/.exec(attributes)?.[1]?.toLowerCase() ?? "";

/**
 * A rendered page as it is served: its words painted by the page alone, and React asleep until the boot script wakes it.
 * Where its data have an address of their own, the page asks for them as React wakes: until then no word travels twice.
 */
export function prepareDocument(html: string, styles: Styles, dataAddress?: string): string {
  return inlineStyles(deferHydration(html, dataAddress), styles);
}

/** The page with its style sheets' text in place of their links: the first paint waits for one answer instead of two. */
function inlineStyles(html: string, styles: Styles): string {
  return html.replace(styleSheet, (link, href: string) => {
    const text = styles.get(href);
    return text === undefined ? link : `<style>${text}</style>`;
  });
}

/**
 * The page without the script preloads that would compete with the first paint, and with React
 * Router's module script inert under `HYDRATION_SCRIPT_ID`, for the boot script to run when the page is idle; without the
 * loaders' data, which repeat its words, where they have an address.
 */
export function deferHydration(html: string, dataAddress?: string): string {
  const asking = dataAddress === undefined ? "" : `window.loaderData=fetch("${dataAddress}");`;
  return html.replace(modulePreload, "").replace(script, (whole, attributes: string, source: string) => {
    if (dataAddress !== undefined && source.startsWith(loaderData)) return "";
    if (typeOf(attributes) !== "module" || !source.includes("__reactRouterRouteModules")) return whole;
    return `<script type="text/plain" id="${HYDRATION_SCRIPT_ID}">${asking}${source}</script>`;
  });
}

/** The hashes a Content-Security-Policy must name so that this page's own inline scripts and styles work. */
export function inlineSources(html: string): InlineSources {
  const scripts = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(script)) {
    const inert = attributes.includes(`id="${HYDRATION_SCRIPT_ID}"`);
    const runs = ["", "module", "text/javascript"].includes(typeOf(attributes));
    if ((runs || inert) && !/\ssrc=/.test(attributes)) scripts.add(hash(source));
  }
  // Most pages for one visitor have neither, and need no second look.
  const markup = html.includes("<style") || html.includes(' style="') ? html.replace(script, "") : "";
  const found = (pattern: RegExp) => [...new Set(Array.from(markup.matchAll(pattern), ([, text = ""]) => text))];
  return {
    scripts: [...scripts],
    styles: found(style).map(hash),
    styleAttributes: found(styleAttribute).map(decode).map(hash),
  };
}
