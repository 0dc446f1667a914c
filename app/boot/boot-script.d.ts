declare module "virtual:boot" {
  /** `app/boot.ts`, compiled to one small classic script; empty in the browser's bundle. */
  const script: string;
  // biome-ignore lint/style/noDefaultExport: a virtual module with one text, as Vite's own ?raw imports export it
  export default script;
}
