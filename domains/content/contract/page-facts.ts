import { z } from "zod";
import type { Hue, Tiling } from "#shared/girih/pattern.ts";
import { pageMeta } from "./page-parts.ts";

/**
 * The facts of a public page. The table of routes, sitemap, breadcrumbs, site search, the pictures of shared links, the
 * addresses that are rendered ahead and the preview follow from them.
 */
export interface PageFacts {
  /** The canonical path. */
  path: string;
  /** The page's file below `app/routes`, without its ending. */
  route: string;
  /** Sitemap priority, from 0 to 1. */
  priority: number;
  /** The girih of its social picture. */
  tiling: Tiling;
  hue: Hue;
  /** Whether search engines may list it, as most pages; the sitemap includes it then. */
  indexed?: false;
  /** Whether it shows seats, so that it is rendered again when these change. */
  showsSeats?: true;
  /** The parameters that it reads on the server: filters, and a form's preselection. */
  readsQuery?: string[];
  /** Whether it is rendered for each request, because its query decides what it shows. */
  perRequest?: true;
}

/** A public page, and the contract of the document with its words. */
export const publicPage = <Shape extends z.ZodRawShape>(page: PageFacts, shape: Shape) => ({
  page,
  document: z.strictObject({ meta: pageMeta, ...shape }),
});
