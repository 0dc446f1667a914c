import { createContext } from "react-router";
import type { RequestSession } from "#server/api/request-session.ts";

/** Who is signed in, as loaders and actions ask it; the server puts it here with every request. */
export const sessionContext = createContext<RequestSession>();
