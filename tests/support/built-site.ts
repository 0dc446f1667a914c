import type { TestProject } from "vitest/node";
import { startSite } from "../e2e/support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built program answers. */
    origin: string;
  }
}

/** Starts the built program once for all tests, told of another origin than the one it is asked at. */
export async function setup({ provide }: TestProject) {
  const site = await startSite({ SITE_URL: "https://darsgah.example" });
  provide("origin", site.origin);
  return site.dispose;
}
