import { createContext } from "react";

/** The primitives' own words, mostly for screen readers; the root gives them. */
export const UiWords = createContext({ newTab: "", breadcrumbs: "", rating: "" });
