import type { TestProject } from "vitest/node";
import { startSite } from "../e2e/support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built program. */
    origin: string;
  }
}

/** Starts the built program once for all tests, configured with another origin than the one it is asked at. */
export async function setup({ provide }: TestProject) {
  const site = await startSite({ SITE_URL: "https://darsgah.example" });
  provide("origin", site.origin);
  return site.dispose;
}
