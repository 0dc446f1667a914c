import { courses, pageAliases, sitePages } from "./demo-content.ts";

/** Every address that shows a page: canonical ones, their aliases, and a search with its answer. */
export const everyAddress = [...[...sitePages, ...pageAliases].map(({ path }) => path), "/search?q=data"];

/** Pages whose content comes from the database: the demo content's. */
export const learnAddresses = [
  ...courses.flatMap(({ slug }) => [`/course-outline/${slug}`, `/batches/${slug}`]),
  "/recorded-lectures/mern-evening",
];

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const decode = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);

/** A rendered page's own text has no bare angle brackets, so its tags and attributes can be read directly. */
export class BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly #markup: string;

  constructor(path: string, html: string) {
    this.path = path;
    this.html = html;
    this.#markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1</script>");
  }

  /** The values of an attribute on every element of this name, in their order; of any element for "*". */
  attributes(element: string, attribute: string): string[] {
    const name = element === "*" ? "[a-z][a-z0-9]*" : element;
    const pattern = new RegExp(`<${name}\\b[^>]*?\\s${attribute}="([^"]*)"`, "g");
    return Array.from(this.#markup.matchAll(pattern), ([, value = ""]) => decode(value));
  }

  /** The content of a meta tag, by its name or property; undefined without one. Throws when there are two. */
  meta(name: string): string | undefined {
    return this.#only(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"), name);
  }

  link(relation: string): string | undefined {
    return this.#only(new RegExp(`<link rel="${relation}" href="([^"]*)"`, "g"), relation);
  }

  get title(): string | undefined {
    return this.#only(/<title>([^<]*)<\/title>/g, "title");
  }

  /** All structured data of the page for search engines. */
  get things(): Thing[] {
    const scripts = this.html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
    return Array.from(scripts, ([, source = ""]) => JSON.parse(source) as Thing);
  }

  #only(pattern: RegExp, what: string): string | undefined {
    const found = Array.from(this.#markup.matchAll(pattern), ([, value = ""]) => decode(value));
    if (found.length > 1) throw new Error(`${this.path} has ${found.length} of ${what}.`);
    return found[0];
  }
}

/** A thing of schema.org. */
export interface Thing {
  "@context"?: string;
  "@type": string;
  [property: string]: unknown;
}
