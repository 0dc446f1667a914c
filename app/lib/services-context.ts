import { createContext } from "react-router";
import type { Services } from "#server/services/services.ts";

/** The business verbs a loader or an action may call; the server puts them here with every request. */
export const servicesContext = createContext<Services>();
