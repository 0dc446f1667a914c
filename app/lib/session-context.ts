import { createContext } from "react-router";
import type { RequestSession } from "#domains/accounts/server/request-session.ts";

/** The session, for loaders and actions; the server sets it for every request. */
export const sessionContext = createContext<RequestSession>();
