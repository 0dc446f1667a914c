import { createContext } from "react-router";
import type { Site } from "#domains/content/rules/site.ts";

/** The published content and the program's words, for loaders and actions; the server sets it for every request. */
export const siteContext = createContext<Site>();
