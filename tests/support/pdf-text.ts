import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of a PDF's first page, or of another, as PDFium copies it, which is what Chromium shows PDFs with; with its letters composed. */
export async function copiedText(content: Uint8Array, page = 0): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const text = document.getPage(page).getText();
    document.destroy();
    return text.normalize("NFC");
  } finally {
    library.destroy();
  }
}
