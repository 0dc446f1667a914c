import { createContext } from "react";

/** The nonce of the page; in the browser, where it is not needed, undefined. */
export const NonceContext = createContext<string | undefined>(undefined);
