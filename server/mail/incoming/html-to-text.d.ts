/** The part of the package that reads mails and writes their texts; it brings no types. */
declare module "html-to-text" {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  interface Options {
    wordwrap: false;
    selectors: Selector[];
    formatters?: Record<string, unknown>;
    limits?: { maxInputLength: number; maxDepth: number; maxChildNodes: number; ellipsis: string };
  }
  export function convert(html: string, options: Options): string;
  export function compile(options: Options): (html: string) => string;
}
