import { createContext } from "react-router";
import type { Services } from "#server/compose/services.ts";

/** The services that loaders and actions may call; the server sets them for every request. */
export const servicesContext = createContext<Services>();
