import { createContext } from "react-router";
import type { AdminContext } from "#server/serving/admin.ts";

/** What loaders and actions may use; the server sets it for every request. */
export const adminContext = createContext<AdminContext>();
