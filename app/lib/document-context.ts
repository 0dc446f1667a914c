import { createContext } from "react-router";
import type { RenderedDocument } from "#server/http/page.ts";

/** Set by the server for every request; the build renders its pages without one. */
export const documentContext = createContext<RenderedDocument | null>(null);
