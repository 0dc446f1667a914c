import { createContext } from "react-router";
import type { Sheets } from "./paint-first.ts";

/** The origin of the requested page: the published one where the host is the same, because a proxy ends TLS. */
export const originContext = createContext<string>();

/** The style sheets that pages include; none in development, where the sources change. */
export const sheetsContext = createContext<Sheets | null>(null);

/** The nonce of a page's own scripts and styles. */
export const nonceContext = createContext<string>();
