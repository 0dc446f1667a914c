import { createContext } from "react-router";
import type { AdminContext } from "#server/http/admin.ts";

/** What loaders and actions may use; the server sets it for every request. */
export const adminContext = createContext<AdminContext>();

/** The origin under which the page was asked for: the published one where the host is the same, because a proxy ends TLS. */
export const originContext = createContext<string>();

/** The nonce of a page's own scripts and styles. */
export const nonceContext = createContext<string>();
