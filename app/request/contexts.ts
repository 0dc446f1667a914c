import { createContext } from "react-router";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Services } from "#server/compose/services.ts";
import type { RenderedDocument } from "#server/serving/render-page.ts";

/** The services that loaders and actions may call; the server sets them for every request. */
export const servicesContext = createContext<Services>();

/** The place where `entry.server.tsx` leaves the page's text for the server; null while the build prerenders. */
export const documentContext = createContext<RenderedDocument | null>(null);

/** The session, for loaders and actions; the server sets it for every request. */
export const sessionContext = createContext<RequestSession>();

/** The published content and the program's words, for loaders and actions; the server sets it for every request. */
export const siteContext = createContext<Site>();
