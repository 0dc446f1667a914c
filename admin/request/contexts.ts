import { createContext } from "react-router";
import type { AdminContext } from "#server/serving/admin.ts";

/** The values for loaders and actions; the server sets them for every request. */
export const adminContext = createContext<AdminContext>();
