import { findEngines } from "../../../scripts/lib/engines.mjs";
import { startFirefox } from "./firefox.ts";
import type { Tab } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

/** A browser that runs; `open` gives a tab that shares nothing with another, on the site at `origin`. */
export interface Engine {
  open(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts "firefox" or "webkit"; throws if this machine lacks it. */
export async function startEngine(name: string): Promise<Engine> {
  const { firefox, webkit } = findEngines();
  if (name === "firefox" && firefox) return await startFirefox(firefox);
  if (name === "webkit" && webkit) return await startWebKit(webkit);
  throw new Error(`There is no ${name} on this machine.`);
}
