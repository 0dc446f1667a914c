import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { versionOfBody } from "#server/serving/body-version.ts";
import { decodeEntities } from "#server/serving/decode-entities.ts";
import { styleOfPage } from "#server/serving/page-style.ts";
import { FRAME_ID, framePath, frameScript, HYDRATION_SCRIPT_ID } from "#shared/serving/hydration.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";

/** The texts of the built style sheets, by the address that pages link. */
export type Styles = ReadonlyMap<string, string>;

/** The addresses of the built scripts that pages run inline, by their text. */
export type Scripts = ReadonlyMap<string, string>;

/** The resources that a page includes. */
export interface Parts {
  /** The style sheets of which it inlines what it needs; it links the others. */
  styles?: Styles;
  /** The scripts that it links; it inlines the others. */
  scripts?: Scripts;
  /** The address of its data when React starts; without it the page includes them. */
  dataAddress?: string | undefined;
}

/** A page's inline scripts and styles as CSP source expressions (`'sha256-…'`). */
export interface InlineSources {
  scripts: string[];
  styles: string[];
  styleAttributes: string[];
}

const link = /<link\b[^>]*>/g;
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const loaderData = "window.__reactRouterContext.streamController.";
// Texts and attribute values hold no bare quotation mark, so every match is an attribute.
const styleAttribute = /\sstyle="([^"]*)"/g;

/** CSP hashes by text: many pages share most of their inline texts. */
const hashes = new LRUCache<string, string>({
  max: 200,
  memoMethod: (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
});
const hash = (text: string) => hashes.memo(text);

const attribute = (name: string) => {
  const pattern = new RegExp(`\\s${name}="([^"]*)"`);
  return (attributes: string) => pattern.exec(attributes)?.[1];
};
const [typeOf, relOf, hrefOf, mediaOf] = [attribute("type"), attribute("rel"), attribute("href"), attribute("media")];

/** The address of a frame's file, which holds its version: cached by the frame's text, because most pages share it. */
const frameAddresses = new LRUCache<string, string>({
  max: 20,
  memoMethod: (text) => `${framePath}?v=${versionOfBody(Buffer.from(frameScript(text)))}`,
});

const none = new Map<string, string>();

/**
 * A rendered page as it is served, and the sources that its policy must name. Its HTML and CSS paint it alone; the boot
 * script starts React later. Structured data, which only programs read, come last. If the page's data have their own address, the page fetches them from there when React
 * starts, so its text is not sent twice; and the frame, if it is not among the data, from its file.
 */
export function prepareDocument(
  rendered: string,
  { styles = none, scripts: linked = none, dataAddress }: Parts = {},
): { html: string; inline: InlineSources } {
  const scripts = new Set<string>();
  let frame = "";
  let structured = "";
  const body = rendered.indexOf("<body");
  const head = body < 0 ? rendered : rendered.slice(0, body);
  const page = withoutPreloads(head) + rendered.slice(head.length);
  /** The page's placeholder for a script from elsewhere; undefined for the others. */
  const elsewhere = (attributes: string, source: string): string | undefined => {
    if (typeOf(attributes) === "application/ld+json") {
      structured += `<script${attributes}>${source}</script>`;
      return "";
    }
    if (dataAddress !== undefined && source.startsWith(loaderData)) return "";
    const address = attributes === "" ? linked.get(source) : undefined;
    if (!attributes.endsWith(`id="${FRAME_ID}"`)) return address && `<script src="${address}"></script>`;
    frame = `import "${frameAddresses.memo(source)}";`;
    return "";
  };
  const prepared = page.replace(script, (whole, attributes: string, source: string) => {
    const instead = elsewhere(attributes, source);
    if (instead !== undefined) return instead;
    const start = isHydration(attributes, source) ? hydrationText(source, dataAddress) : null;
    const deferred = start && frame + wholeSheets(head, styles) + start;
    if (deferred !== null || isRunInline(attributes)) scripts.add(hash(deferred ?? source));
    return deferred === null ? whole : `<script type="text/plain" id="${HYDRATION_SCRIPT_ID}">${deferred}</script>`;
  });
  // The sheets come last: they are half of a page's text, which would be searched with it.
  const { html: styled, sheets } = withSheets(prepared, styles);
  const end = styled.lastIndexOf("</body>");
  const html = structured === "" ? styled : styled.slice(0, end) + structured + styled.slice(end);
  const { styles: others, styleAttributes } = inlineStyles(prepared);
  const inline = { scripts: [...scripts], styles: [...new Set([...sheets.map(hash), ...others])], styleAttributes };
  return { html, inline };
}

/** The head without script preloads, which would compete with the first paint. */
const withoutPreloads = (head: string) =>
  head.replace(link, (whole) => (relOf(whole) === "modulepreload" ? "" : whole));

/** Whether a link is to a sheet that pages include; one for paper stays linked. */
const isInlined = (styles: Styles) => (tag: string) =>
  relOf(tag) === "stylesheet" && mediaOf(tag) !== "print" && styles.has(hrefOf(tag) ?? "");

/**
 * The page with what it needs of its style sheets instead of links, so that the first paint waits for one short answer
 * instead of two; print styles stay linked. The start script links the whole sheet before React draws anything else.
 */
function withSheets(page: string, styles: Styles): { html: string; sheets: string[] } {
  const sheets: string[] = [];
  const end = page.indexOf("</head>");
  const head = end < 0 ? page : page.slice(0, end);
  const whole = head.replace(link, (tag) => {
    const text = isInlined(styles)(tag) ? styles.get(hrefOf(tag) ?? "") : undefined;
    if (text === undefined) return tag;
    const needed = styleOfPage(text, page);
    sheets.push(needed);
    return `<style>${needed}</style>`;
  });
  return { html: end < 0 ? whole : whole + page.slice(end), sheets };
}

/** React Router's start script; it becomes inert text that the boot script runs when the browser is idle. */
function isHydration(attributes: string, source: string): boolean {
  return typeOf(attributes) === "module" && source.includes("__reactRouterRouteModules");
}

/** The script that links the whole sheets of which a page was sent a part. */
function wholeSheets(head: string, styles: Styles): string {
  const tags = Array.from(head.matchAll(link), ([tag]) => tag).filter(isInlined(styles));
  const addresses = tags.map((tag) => hrefOf(tag) ?? "");
  return addresses.map((href) => `${linkSheet}("${href}");`).join("");
}

/** Adds a sheet without its fonts: the page has them, and a second face of a name would be loaded again. */
const linkSheet =
  '(href=>{const link=document.createElement("link");Object.assign(link,{rel:"stylesheet",media:"print",href,onload(){const{sheet}=link;for(let i=sheet.cssRules.length;i--;)sheet.cssRules[i].type===5&&sheet.deleteRule(i);link.media="all"}});document.head.append(link)})';

function hydrationText(source: string, dataAddress: string | undefined): string {
  return dataAddress === undefined ? source : `window.loaderData=fetch("${dataAddress}");${source}`;
}

function isRunInline(attributes: string): boolean {
  return (
    ["", "module", "text/javascript"].includes(typeOf(attributes)?.toLowerCase() ?? "") && !/\ssrc=/.test(attributes)
  );
}

function inlineStyles(html: string): Pick<InlineSources, "styles" | "styleAttributes"> {
  // Most pages for one visitor have neither; the check saves a copy of the page.
  const markup = html.includes("<style") || html.includes(' style="') ? html.replace(script, "") : "";
  const found = (pattern: RegExp) => [...new Set(Array.from(markup.matchAll(pattern), ([, text = ""]) => text))];
  return { styles: found(style).map(hash), styleAttributes: found(styleAttribute).map(decodeEntities).map(hash) };
}

const encodedPlaceholder = encodeURIComponent(SITE_ORIGIN_PLACEHOLDER);

/** Replaces the placeholder of the site's origin in a rendered text, plain or as part of a query. */
export function withSiteOrigin(text: string, origin: string): string {
  if (!text.includes("site-url.invalid")) return text;
  return text.replaceAll(SITE_ORIGIN_PLACEHOLDER, origin).replaceAll(encodedPlaceholder, encodeURIComponent(origin));
}
