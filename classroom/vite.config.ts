import { defineConfig } from "vite";
import { applicationConfig } from "../scripts/vite-application.ts";

/** The classroom, an application of its own. */
export default defineConfig(applicationConfig("classroom", import.meta.dirname));
