import { createContext } from "react-router";
import type { DrawnDocument } from "#server/api/page-http.ts";

/** Set by the server with every request; the build draws its pages without one, into their responses. */
export const documentContext = createContext<DrawnDocument | null>(null);
