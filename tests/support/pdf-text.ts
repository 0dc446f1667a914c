import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of a PDF's first page as PDFium copies it, which is what Chromium shows PDFs with; with its letters composed. */
export async function copiedText(content: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const text = document.getPage(0).getText();
    document.destroy();
    return text.normalize("NFC");
  } finally {
    library.destroy();
  }
}
