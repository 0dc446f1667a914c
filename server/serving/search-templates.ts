import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SearchHit } from "#server/services/search/search-site.ts";

/** A page as it is drawn: what a router answered, and the page's text. */
export interface DrawnPage {
  response: Response;
  text: string | null;
}

/** Draws the page of a search for `words` that found `hits`. */
type DrawSearch = (words: string, hits: SearchHit[]) => Promise<DrawnPage>;

interface Template {
  status: number;
  headers: Headers;
  /** The page's markup, and the script with its data, each split where the words stand. */
  markup: string[];
  data: string[];
}

/** Characters for private use, which stand in no text of ours. */
const mark = "\uF8FFwords\uF8FF";

/** Begins the script that hands a page's data to the browser: what stands before it is markup. */
const dataStart = "streamController.enqueue(";

/** How much text of templates is kept, in characters: some dozens of pages. */
const mostText = 2 * 1024 * 1024;

/**
 * Draws each list of hits once: what somebody looks for is the only other thing on a page of results, and is put where
 * it stands. Words that nobody has asked for before mostly find what others have found, or nothing.
 */
export function createSearchTemplates() {
  const templates = new LRUCache<string, Template>({
    maxSize: mostText,
    sizeCalculation: ({ markup, data }) => [...markup, ...data].reduce((sum, { length }) => sum + length, 1),
  });

  const createTemplate = async (key: string, hits: SearchHit[], draw: DrawSearch): Promise<Template | null> => {
    const page = await draw(mark, hits);
    const at = page.text?.indexOf(dataStart) ?? -1;
    if (page.text === null || page.response.status !== 200 || at < 0) return null;
    const { status, headers } = page.response;
    const [markup, data] = [page.text.slice(0, at).split(mark), page.text.slice(at).split(mark)];
    const template = { status, headers, markup, data };
    templates.set(key, template);
    return template;
  };

  /** The page of a search for `words` that found `hits`; `draw` draws it where no template does. */
  return async (words: string, hits: SearchHit[], draw: DrawSearch): Promise<DrawnPage> => {
    const key = createHash("sha256").update(JSON.stringify(hits)).digest("base64");
    const template = templates.get(key) ?? (await createTemplate(key, hits, draw));
    if (!template) return await draw(words, hits);
    const { status, headers, markup, data } = template;
    const text = markup.join(inMarkup(words)) + data.join(inData(words));
    return { response: new Response(null, { status, headers }), text };
  };
}

const entities: Record<string, string> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** Words as React writes them into text and attributes. */
const inMarkup = (words: string) => words.replace(/["&'<>]/g, (character) => entities[character] ?? character);

/** Words as the router writes them into its script: as JSON within a string of JavaScript, which ends no script. */
function inData(words: string): string {
  const escaped = jsonText(jsonText(words));
  return escaped.replace(/[&<>\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);
