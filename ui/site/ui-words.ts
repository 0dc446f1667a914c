import { createContext } from "react";

/** The primitives' own texts, mostly for screen readers; the root provides them. */
export const UiWords = createContext({ newTab: "", breadcrumbs: "", rating: "" });
