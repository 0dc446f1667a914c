import { createContext } from "react";

/** The prefix of the addresses of the page's language, for links from it; the root provides it. */
export const LinkPrefix = createContext("");
