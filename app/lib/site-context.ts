import { createContext } from "react-router";
import { demoSite } from "#shared/content/demo-site.ts";
import type { Site } from "#shared/rules/site.ts";

/** The published content and the program's words, for loaders and actions. The build prerenders with the demo's. */
export const siteContext = createContext<Site>(demoSite);
