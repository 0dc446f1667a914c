declare module "*/scripts/lib/engines.mjs" {
  /** The engines other than Chromium that this machine can run: Firefox's path; WebKitGTK's driver and browser. */
  export function findEngines(): { firefox?: string; webkit?: { driver: string; browser: string } };
}
