import type { RouteConfigEntry } from "@react-router/dev/routes";
import { z } from "zod";
import { siteRoutes } from "../../app/site-routes.ts";

/** Values for the parts of an address that a route looks up: existing ones, where the demo has them. */
const parts: Record<string, string> = {
  slug: "data-analyst",
  courseId: "data-analyst",
  batchId: "mern-evening",
  reference: "K7M4-Q2XW",
  id: "5f6c0f5e-0000-4000-8000-000000000000",
};

const demoPart = (name: string) => parts[name] ?? "some";

const fill = (path: string, partOf = demoPart) =>
  path.replace("/*", "").replace(/[:{](\w+)\??\}?/g, (_, name: string) => partOf(name)) || "";

/**
 * The address of every page and resource in the site's language, as the program's own table of routes has it, and the
 * addresses of pages' data.
 */
export function pageAddresses(): string[] {
  const pathsOf = (entries: RouteConfigEntry[], above = ""): string[] =>
    entries.flatMap(({ path = "", children = [] }) => [`${above}/${path}`, ...pathsOf(children, `${above}/${path}`)]);
  const paths = pathsOf(siteRoutes).map((path) => (path === "/*" ? "/no-such-page" : fill(path)));
  const data = paths.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
  return [...paths, ...data, "/__manifest"];
}

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/**
 * Every address of the API, or those that take `method` if given, as its own document lists them; `partOf` returns the
 * value of each named part.
 */
export function apiAddresses(openApi: unknown, method?: "get" | "post", partOf = demoPart): string[] {
  return Object.entries(document.parse(openApi).paths)
    .filter(([, operations]) => method === undefined || method in operations)
    .map(([path]) => `/api${fill(path, partOf)}`);
}
