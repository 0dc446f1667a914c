import type { Font } from "fontkit";

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /**
       * PDFKit also takes a font that Fontkit has opened, and sets texts by its `layout`; its types do not say so. Under
       * its name it is embedded once.
       */
      font(source: Font, name: string): this;
    }
  }
}
