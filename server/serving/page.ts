import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import type { Visitor } from "#server/http/visitor.ts";

/** What a page's loaders have answered, by the id of their route. */
export type LoadedData = Readonly<Record<string, unknown>>;

/** What a page may use to answer a request. */
export interface PageContext {
  services: Services;
  visitor: Visitor;
  /** Who is signed in, and the cookies of the answer. */
  session: RequestSession;
  /** Set if the answer is rendered ahead for everybody. */
  ahead?: {
    /** The site to show, in place of the published one. */
    site?: Site;
    /** Where a page fetches its data when React starts; without it the page carries them. */
    dataAddress?: string | undefined;
    /** What its loaders have answered already: they are not asked again. */
    loaded?: LoadedData | undefined;
    /** For an answer that names none of its own. */
    cacheControl: string;
    /** Takes the body of a text, not compressed, in place of the answer, which has none then: a page is large to copy. */
    takeBody?: ((body: Buffer) => void) | undefined;
  };
}

/** Answers a request for a page or its data, or a form posted to it; with 405 if the page takes no form. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** How a page is rendered, and where React's entry leaves its text, so that it passes through no stream of a response. */
export interface RenderedDocument {
  html: string | null;
  /** What it carries of its data: all; all but the frame, which has a file; or none, because they have an address. */
  carries: "all" | "own" | "none";
  /** What the loaders have answered before, and need not again. */
  loaded?: LoadedData | undefined;
}
