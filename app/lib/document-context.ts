import { createContext } from "react-router";
import type { DrawnDocument } from "#server/api/page-http.ts";

/** Set by the server for every request; the build renders its pages without one. */
export const documentContext = createContext<DrawnDocument | null>(null);
