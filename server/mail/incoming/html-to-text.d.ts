/** The part of the package that reads mails; it brings no types. */
declare module "html-to-text" {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  interface Options {
    wordwrap: false;
    selectors: Selector[];
    limits: { maxInputLength: number; maxDepth: number; maxChildNodes: number; ellipsis: string };
  }
  export function convert(html: string, options: Options): string;
}
