import { createContext } from "react-router";

/** Where a drawn page is laid for who asked for it: as text at once, and not through the stream of a response. */
export interface DrawnDocument {
  html: string | null;
}

/** Set by the server with every request; the build draws its pages without one, into their responses. */
export const documentContext = createContext<DrawnDocument | null>(null);
