import { createContext } from "react-router";
import type { RenderedDocument } from "#server/serving/page.ts";

/** Where `entry.server.tsx` leaves the page's text for the server; null while the build prerenders. */
export const documentContext = createContext<RenderedDocument | null>(null);
