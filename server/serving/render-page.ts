import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import type { Visitor } from "#server/http/visitor.ts";

/** The results of a page's loaders, by the id of their route. */
export type LoadedData = Readonly<Record<string, unknown>>;

/** The context of a page's answer. */
export interface PageContext {
  services: Services;
  visitor: Visitor;
  /** The signed-in account, and the cookies of the answer. */
  session: RequestSession;
  /** Set if the answer is rendered ahead for all visitors. */
  ahead?: {
    /** The site to show, in place of the published one. */
    site?: Site;
    /** The address of a page's data when React starts; without it the page includes them. */
    dataAddress?: string | undefined;
    /** Its loaders' earlier results: the loaders do not run again. */
    loaded?: LoadedData | undefined;
    /** For an answer without a caching policy of its own. */
    cacheControl: string;
    /** Receives the uncompressed body of a text instead of the answer, which has none then: a page is large to copy. */
    takeBody?: ((body: Buffer) => void) | undefined;
  };
}

/** Answers a request for a page or its data, or a form posted to it; with 405 if the page takes no form. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/** Render settings, and the place for the text from React's entry, so that it passes through no response stream. */
export interface RenderedDocument {
  html: string | null;
  /** The included data: all; all but the frame, which has a file; or none, because they have an address. */
  carries: "all" | "own" | "none";
  /** The loaders' earlier results, which need not be computed again. */
  loaded?: LoadedData | undefined;
}
