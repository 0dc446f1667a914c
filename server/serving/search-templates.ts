import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Site } from "#domains/content/rules/site.ts";
import type { SearchHit } from "#domains/search/server/search-site.ts";

/** A rendered page: the router's response, and the page's text. */
export interface RenderedPage {
  response: Response;
  text: string | null;
}

/** Renders the page of a search for `words` that found `hits`. */
type RenderSearch = (words: string, hits: SearchHit[]) => Promise<RenderedPage>;

/** A search; another site's page has other words around the same hits. */
interface Search {
  site: Site;
  /** That of the page, which is in its language. */
  path: string;
  words: string;
  hits: SearchHit[];
}

interface Template {
  status: number;
  headers: Headers;
  /** The page's markup, and the script with its data, each split at the words. */
  markup: string[];
  data: string[];
}

/** Private-use characters, which no text of ours contains. */
const mark = "\uF8FFwords\uF8FF";

/** The start of the script with the page's data; everything before it is markup. */
const dataStart = "streamController.enqueue(";

/** The templates' total size in characters: some dozens of pages. */
const maxCharacters = 2 * 1024 * 1024;

/**
 * Makes a function that renders each list of hits once and then only inserts the words: a page of results differs in
 * nothing else. New words mostly find the same hits as others, or nothing.
 */
export function createSearchTemplates() {
  const templates = new LRUCache<string, Template>({
    maxSize: maxCharacters,
    sizeCalculation: ({ markup, data }) => [...markup, ...data].reduce((sum, { length }) => sum + length, 1),
  });

  const createTemplate = async (key: string, hits: SearchHit[], render: RenderSearch): Promise<Template | null> => {
    const page = await render(mark, hits);
    const at = page.text?.indexOf(dataStart) ?? -1;
    if (page.text === null || page.response.status !== 200 || at < 0) return null;
    const { status, headers } = page.response;
    const [markup, data] = [page.text.slice(0, at).split(mark), page.text.slice(at).split(mark)];
    const template = { status, headers, markup, data };
    templates.set(key, template);
    return template;
  };

  let shown: Site | undefined;

  /** The page of a site's search for `words` that found `hits`; `render` renders it if there is no template. */
  return async ({ site, path, words, hits }: Search, render: RenderSearch): Promise<RenderedPage> => {
    if (site !== shown) templates.clear();
    shown = site;
    const key = createHash("sha256")
      .update(JSON.stringify([path, hits]))
      .digest("base64");
    const template = templates.get(key) ?? (await createTemplate(key, hits, render));
    if (!template) return await render(words, hits);
    const { status, headers, markup, data } = template;
    const text = markup.join(inMarkup(words)) + data.join(inData(words));
    return { response: new Response(null, { status, headers }), text };
  };
}

const entities: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** Words as React writes them into text and attributes. */
const inMarkup = (words: string) => words.replace(/["&'<>]/g, (character) => entities[character] ?? character);

/** Words as the router writes them into its script: JSON within a JavaScript string, without characters that end it. */
function inData(words: string): string {
  const escaped = jsonText(jsonText(words));
  return escaped.replace(/[&<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);
