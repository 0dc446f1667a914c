import type { Config } from "@react-router/dev/config";
import { pageAliases, sitePages } from "./shared/content/site-pages.ts";

/** Rendered for each request: what it shows depends on the query. */
const rendered = new Set(["/search"]);

export default {
  ssr: true,
  // The whole table of routes is small; knowing it from the start saves a request before every first visit to a page.
  routeDiscovery: { mode: "initial" },
  prerender: [
    ...sitePages.map(({ path }) => path).filter((path) => !rendered.has(path)),
    ...pageAliases.map(({ path }) => path),
    "/robots.txt",
    "/site.webmanifest",
    "/.well-known/security.txt",
  ],
} satisfies Config;
