import { defineConfig } from "vite";
import { applicationConfig } from "../scripts/vite-application.ts";

/** The back office, an application of its own. */
export default defineConfig(applicationConfig("admin", import.meta.dirname));
